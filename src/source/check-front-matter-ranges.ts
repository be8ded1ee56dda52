import type { FrontMatter, Ranged } from '../model/front-matter.ts';
import type { Place, Problem } from '../model/problem.ts';
import { holdsFor, type Range } from '../model/range.ts';
import { countRanged } from '../model/ranged.ts';
import { type FrontMatterBlock, parseFrontMatterBlock } from './front-matter-block.ts';
import type { PageFile } from './read-pages.ts';
import type { VersionRelease } from './slice-versions.ts';

/** Keys whose value may differ by range. */
export const rangedKeys = ['title', 'description', 'id', 'slug', 'label', 'category'] as const;

/** A version without a category has no sidebar entry, which cannot be said in another way. */
const mayBeAbsent: readonly string[] = ['category'];

/**
 * Ranges in a page's front matter: in each version that has the page exactly one range of a value
 * holds, each range holds somewhere, and some version has the page. `versions` are all of the site.
 */
export function checkFrontMatterRanges(
  page: PageFile,
  frontMatter: FrontMatter,
  versions: readonly VersionRelease[],
): readonly Problem[] {
  const { versions: range } = frontMatter;
  const hasRange = rangedKeys.some(key => typeof frontMatter[key] === 'object');
  // Most pages have none, and are not read for it.
  const block = range !== undefined || hasRange ? parseFrontMatterBlock(page) : undefined;
  if (!block) return [];
  const having = versions.filter(
    ({ release }) => range === undefined || holdsFor(range as Range, release),
  );
  const ofPage = range === undefined ? [] : checkPageRange(range, having, { block, versions });
  if (having.length === 0) return ofPage;
  return [
    ...ofPage,
    ...rangedKeys.flatMap(key => checkValue(key, frontMatter[key], { block, versions: having })),
  ];
}

interface Scope {
  readonly block: FrontMatterBlock;
  readonly versions: readonly VersionRelease[];
}

function checkPageRange(
  range: string,
  having: readonly VersionRelease[],
  { block, versions }: Scope,
): readonly Problem[] {
  const place = block.placeOf(['versions']);
  if (having.length === 0)
    return [
      problem(place, [], {
        message: `Range \`${range}\` holds in no version of the site`,
        hint: 'mend the range, or delete the page.',
      }),
    ];
  if (having.length < versions.length) return [];
  return [
    problem(place, [], {
      message: `Range \`${range}\` holds in every version of the site`,
      hint: 'take the line out.',
    }),
  ];
}

function checkValue(
  key: (typeof rangedKeys)[number],
  value: Ranged<string> | undefined,
  { block, versions }: Scope,
): readonly Problem[] {
  if (value === undefined || typeof value === 'string') return [];
  const count = (wanted: (found: number) => boolean) =>
    versions.filter(({ release }) => wanted(countRanged(value, release))).map(({ name }) => name);
  const ranges = Object.keys(value).flatMap(range =>
    checkRange(range, { block, versions }, [key, range]),
  );
  return [
    ...ranges,
    ...whenAny(
      count(found => found > 1),
      block.placeOfKey([key]),
      {
        message: `Several ranges of \`${key}\` hold`,
        hint: 'change the ranges so that exactly one holds in each version.',
      },
    ),
    ...whenAny(
      mayBeAbsent.includes(key) ? [] : count(found => found === 0),
      block.placeOfKey([key]),
      {
        message: `No range of \`${key}\` holds`,
        hint: 'change the ranges so that exactly one holds in each version.',
      },
    ),
  ];
}

function checkRange(
  range: string,
  { block, versions }: Scope,
  path: readonly [string, string],
): readonly Problem[] {
  const holding = versions.filter(({ release }) => holdsFor(range as Range, release)).length;
  const place = block.placeOfKey(path);
  if (holding === 0)
    return [
      problem(place, [], {
        message: `Range \`${range}\` holds in no version that has the page`,
        hint: 'mend the range, or take the line out.',
      }),
    ];
  if (holding < versions.length) return [];
  return [
    problem(place, [], {
      message: `Range \`${range}\` holds in every version that has the page`,
      hint: `write the value without ranges: \`${path[0]}: …\`.`,
    }),
  ];
}

const whenAny = (names: readonly string[], place: Place, said: Said): readonly Problem[] =>
  names.length > 0 ? [problem(place, names, said)] : [];

type Said = Pick<Problem, 'message'> & { readonly hint: string };

const problem = (place: Place, versions: readonly string[], said: Said): Problem => ({
  ...place,
  ...said,
  severity: 'error',
  versions,
});
