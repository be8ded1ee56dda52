import { join } from 'node:path';
import type { CompiledPage } from '../model/compiled-page.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { OutputFile } from '../output/output-file.ts';
import { writeOutput } from '../output/write-output.ts';
import { buildShell } from './build-shell.ts';
import { openCache } from './cache.ts';
import { checkSite } from './check-site.ts';
import { readCompileContext } from './compile-context.ts';
import { type Compiler, compilePages, toCompileTask } from './compile-pages.ts';
import { makeOutput } from './make-output.ts';
import { readSite, type SiteContent } from './read-site.ts';
import { openWorkers, type Workers } from './workers.ts';

/** Folders of a build, all absolute. */
export interface BuildPlaces {
  /** The site: its configuration and content. */
  readonly root: string;
  /** This project: the sources of the shell. */
  readonly project: string;
  readonly cache: string;
  /** The bundle of `worker.ts`. */
  readonly worker: string;
  /** Hash of the build's own code. */
  readonly pipeline: string;
}

/** What a build found and made. `files` is missing when problems stood in its way. */
export interface BuildResult {
  readonly problems: readonly Problem[];
  readonly site?: Site;
  readonly files?: readonly OutputFile[];
}

/** A site that was read, compiled and checked. */
export interface CheckedSite {
  readonly content: SiteContent;
  readonly problems: readonly Problem[];
  readonly site?: Site;
  readonly compiled: readonly CompiledPage[];
  readonly imageFiles: readonly OutputFile[];
}

/** Builds a whole site as values; nothing is written but the cache. */
export async function buildSiteFiles(places: BuildPlaces): Promise<BuildResult> {
  return withWorkers(places, async workers => {
    const checked = await checkContent(places, workers);
    const { site, problems } = checked;
    if (!site) return { problems };
    if (hasErrors(problems)) return { problems, site };
    const shell = await buildShell(places.project, site.config.baseUrl, cacheOf(places, 'shell'));
    const files = await makeOutput({ ...checked, site, shell, root: places.root }, workers);
    return { problems, site, files };
  });
}

/** Reads and checks a site's content without making its output. */
export const checkSiteContent = (places: BuildPlaces): Promise<CheckedSite> =>
  withWorkers(places, workers => checkContent(places, workers));

/** Builds a site into a folder; leaves what is there alone when there are errors. */
export async function buildInto(folder: string, places: BuildPlaces): Promise<BuildResult> {
  const result = await buildSiteFiles(places);
  if (result.files) await writeOutput(folder, result.files);
  return result;
}

async function checkContent(places: BuildPlaces, workers: Workers): Promise<CheckedSite> {
  const content = await readSite(places.root, 'exclude');
  const { site, pages } = content;
  if (!site) return { content, problems: content.problems, compiled: [], imageFiles: [] };
  const { context, imageFiles } = readCompileContext(places.root, site, pages);
  const tasks = pages
    .map(page => toCompileTask(page, site))
    .filter(task => task.versions.length > 0);
  const compiler: Compiler = {
    cache: cacheOf(places, 'pages'),
    workers,
    pipeline: places.pipeline,
  };
  const compiled = await compilePages(tasks, context, compiler);
  return { content, site, compiled, imageFiles, problems: checkSite(site, content, compiled) };
}

const cacheOf = ({ cache }: BuildPlaces, name: string) => openCache(join(cache, name));

async function withWorkers<T>(
  places: BuildPlaces,
  use: (workers: Workers) => Promise<T>,
): Promise<T> {
  const workers = openWorkers(places.worker);
  try {
    return await use(workers);
  } finally {
    await workers.close();
  }
}
