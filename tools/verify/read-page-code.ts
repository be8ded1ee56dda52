import type { FrontMatter } from '../../src/model/front-matter.ts';
import { hasErrors, type Problem } from '../../src/model/problem.ts';
import { holdsFor, type Range } from '../../src/model/range.ts';
import { resolveRanged } from '../../src/model/ranged.ts';
import { parseFrontMatter } from '../../src/source/parse-front-matter.ts';
import { parsePage } from '../../src/source/parse-page.ts';
import { readLiveExamples } from '../../src/source/read-live-examples.ts';
import { type PageFile, readPages } from '../../src/source/read-pages.ts';
import { sliceVersions } from '../../src/source/slice-versions.ts';
import type { VersionRelease } from './check-commands.ts';
import { collectCode, type Examples } from './collect-code.ts';
import type { PageCode } from './sample.ts';

/** A page and the code in each of its texts. */
export interface CodePage {
  readonly key: string;
  readonly file: string;
  readonly text: string;
  /** The part of the documentation that the page belongs to. */
  readonly section: string;
  /** Names of the versions that have the page. */
  readonly versions: readonly string[];
  readonly slices: readonly PageCode[];
  /** What keeps the page from being read. */
  readonly problems: readonly Problem[];
}

/** All pages below a root with their code. */
export async function readPageCode(
  root: string,
  versions: readonly VersionRelease[],
): Promise<readonly CodePage[]> {
  const pages = await readPages(root);
  const { examples } = readLiveExamples(root);
  return pages.map(page => parseCode(page, versions, examples));
}

/** The code of one page in each of its versions. */
export function parseCode(
  page: PageFile,
  versions: readonly VersionRelease[],
  examples: Examples = {},
): CodePage {
  const { frontMatter, problems } = parseFrontMatter(page);
  const { tree, problems: inText } = parsePage(page);
  const having = versions.filter(({ release }) => isIn(frontMatter, release));
  const all = [...problems, ...inText];
  const slices = hasErrors(all) ? [] : sliceVersions(tree, having);
  return {
    key: page.key,
    file: page.file,
    text: page.text,
    section: sectionOf(frontMatter, having[0]?.release),
    versions: having.map(({ name }) => name),
    slices: slices.map(slice => ({
      versions: slice.versions,
      ...collectCode(slice.tree, page.file, examples),
    })),
    problems: all,
  };
}

const isIn = (frontMatter: FrontMatter | undefined, release: string): boolean =>
  frontMatter?.versions === undefined || holdsFor(frontMatter.versions as Range, release);

/** `Testing > Stencil Test Runner` -> `Testing` */
function sectionOf(frontMatter: FrontMatter | undefined, release: string | undefined): string {
  if (!frontMatter?.category || release === undefined) return 'Other pages';
  return resolveRanged<string>(frontMatter.category, release)?.split(' > ')[0] ?? 'Other pages';
}
