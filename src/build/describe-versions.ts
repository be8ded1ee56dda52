import { didYouMean } from '../model/did-you-mean.ts';
import { describeVersions } from '../model/range.ts';
import { findDocByKey, type Site } from '../model/site.ts';
import { completeSlice } from '../source/complete-slice.ts';
import { parsePage } from '../source/parse-page.ts';
import { sliceVersions } from '../source/slice-versions.ts';
import { type BlockMark, tabulateSlices } from '../source/tabulate-slices.ts';
import { type PageResources, toCompileTask } from './compile-pages.ts';
import type { SitePage } from './read-site.ts';

/** The page that somebody names by its key, its file or its slug. */
export function findPage(
  pages: readonly SitePage[],
  site: Site,
  name: string,
): SitePage | undefined {
  const hasSlug = ({ key }: SitePage) =>
    site.versions.some(version => findDocByKey(version, key)?.slug === name);
  return pages.find(page => page.key === name || page.file === name) ?? pages.find(hasSlug);
}

/** What to try where a name is no page's. */
export const suggestPage = (pages: readonly SitePage[], name: string): string =>
  didYouMean(
    name,
    pages.flatMap(({ key }) => [key, key.split('/').at(-1) ?? key]),
  );

const signs: Readonly<Record<BlockMark, string>> = { same: '■', other: '□', missing: '·' };

/**
 * Which blocks of a page each version gets:
 *
 *     content/pages/components/events.mdx makes 2 texts for 16 versions.
 *       A  v4.5–next
 *       B  v2–v4.4
 *
 *     line  A B
 *        7  ■ ■  ## Listening
 *        9  ■ ·  Since 4.5 …
 */
export function describePageVersions(page: SitePage, site: Site, all: PageResources): string {
  const { tree } = parsePage(page);
  const resources = toCompileTask(page, site, all);
  const having = site.versions.filter(version => findDocByKey(version, page.key));
  const slices = sliceVersions(tree, having, (slice, release) =>
    completeSlice(slice, { page: page.key, release, resources }),
  );
  const names = site.versions.map(({ name }) => name);
  const letters = slices.map((_, index) => letterOf(index));
  const rows = tabulateSlices(tree, slices).map(({ line, title, marks }) =>
    `${String(line).padStart(5)}  ${marks.map(mark => signs[mark]).join(' ')}  ${title}`.trimEnd(),
  );
  return [
    `${page.file} makes ${count(slices.length, 'text')} for ${count(having.length, 'version')}.`,
    ...slices.map(
      ({ versions }, index) => `  ${letters[index]}  ${describeVersions(versions, names)}`,
    ),
    '',
    ` line  ${letters.join(' ')}`,
    ...rows,
    '',
    '■ as in the newest text that has it   □ with other words   · not there',
  ].join('\n');
}

/** 0 -> A, 25 -> Z, 26 -> a */
const letterOf = (index: number): string =>
  String.fromCharCode(index < 26 ? 65 + index : 97 + ((index - 26) % 26));

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
