import type { Api } from '../../src/model/api.ts';
import { mergeProblems } from '../../src/model/format-problems.ts';
import { hasErrors, type Problem } from '../../src/model/problem.ts';
import type { Toolchain } from '../toolchain-releases.ts';
import { buildProject, readSamples } from './build-project.ts';
import { checkCommands, type VersionRelease } from './check-commands.ts';
import { checkHtml } from './check-html.ts';
import { checkJson } from './check-json.ts';
import { checkNames } from './check-names.ts';
import { checkScripts } from './check-scripts.ts';
import { checkFrames, judgeSamples } from './judge-samples.ts';
import type { CodePage } from './read-page-code.ts';
import type { PageCode } from './sample.ts';
import { type VerifyPlaces, verifyProjects } from './verify-projects.ts';

/** What pages are verified against. */
export interface Judges {
  readonly api: Api;
  readonly versions: readonly VersionRelease[];
  readonly toolchains: readonly Toolchain[];
}

export interface VerifiedPages {
  readonly problems: readonly Problem[];
  /** Keys of pages without an error. */
  readonly passed: readonly string[];
  readonly compiled: number;
  readonly known: number;
  /** Under which the compilers' findings are kept. */
  readonly keys: readonly string[];
}

/** Everything that is not true in the code of pages, in the versions that show it. */
export async function verifyPages(
  pages: readonly CodePage[],
  judges: Judges,
  places: VerifyPlaces,
): Promise<VerifiedPages> {
  const tasks = pages.flatMap(page => compilerTasks(page, judges));
  const { findings, ...counts } = await verifyProjects(tasks, places);
  const judged = tasks.map(({ page, slice, project, version }, index) => ({
    page,
    problems: judgeSamples(
      slice.samples,
      { project, findings: findings[index] ?? [], version },
      judges.api,
    ),
  }));
  const byPage = pages.map(page => ({
    page,
    problems: [
      ...page.problems,
      ...checkSlices(page, judges),
      ...judged.filter(each => each.page === page).flatMap(each => each.problems),
    ],
  }));
  return {
    problems: mergeProblems([
      ...missingToolchains(judges),
      ...byPage.flatMap(({ problems }) => problems),
    ]),
    passed: byPage.filter(({ problems }) => !hasErrors(problems)).map(({ page }) => page.key),
    ...counts,
  };
}

function compilerTasks(page: CodePage, { api, versions, toolchains }: Judges) {
  return page.slices.flatMap(slice => {
    const samples = readSamples(slice.samples);
    return slice.versions.flatMap(version => {
      const release = versions.find(({ name }) => name === version)?.release ?? '';
      const toolchain = toolchains.find(each => each.release === release);
      if (!toolchain) return [];
      const project = buildProject(samples, { page: page.key, release, api });
      return project.samples.length === 0 ? [] : [{ page, slice, version, toolchain, project }];
    });
  });
}

/** What needs no compiler: each text once for all its versions, names and commands for each version. */
function checkSlices(page: CodePage, { api, versions }: Judges): readonly Problem[] {
  const inSlices = page.slices.flatMap(slice => [
    ...forVersions(slice, [
      ...checkFrames(slice.samples),
      ...checkJson(slice.samples),
      ...checkHtml(slice.samples),
      ...checkScripts(slice.samples),
    ]),
    ...versions
      .filter(({ name }) => slice.versions.includes(name))
      .flatMap(version => checkCommands(slice, version, api)),
  ]);
  return [...inSlices, ...checkNames(page, versions, api)];
}

const forVersions = ({ versions }: PageCode, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(problem => ({ ...problem, versions }));

const missingToolchains = ({ versions, toolchains }: Judges): readonly Problem[] =>
  versions
    .filter(({ release }) => !toolchains.some(toolchain => toolchain.release === release))
    .map(({ name, release }) => ({
      file: 'tools/toolchains/package.json',
      line: 1,
      column: 1,
      severity: 'error',
      message: `The toolchain ${release} is not among the installed ones`,
      hint: `npm install --prefix tools/toolchains --ignore-scripts --save-exact stencil-${release.split('.').slice(0, 2).join('-')}@npm:@stencil/core@${release}`,
      versions: [name],
    }));
