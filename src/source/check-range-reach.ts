import type { RootContent } from 'mdast';
import type { Problem } from '../model/problem.ts';
import { holdsFor } from '../model/range.ts';
import type { PageScope } from './check-page.ts';
import { problemAt, type Said } from './page-problem.ts';
import { fenceRange, isWrapper, markersOf, type RangeUse, rangesOf } from './range-use.ts';
import { inSections, type Section } from './sections.ts';
import type { VersionRelease } from './slice-versions.ts';

/** Ranges that hold in no version or in every one of those that show what is around them. */
export function checkRangeReach({ page, tree, versions }: PageScope): readonly Problem[] {
  return findIdle(tree.children, { versions, sections: [] }).map(
    ({ node, range, holds, reached }) => {
      const where =
        reached === versions.length ? 'that has the page' : 'that shows what is around it';
      return problemAt(node, page, {
        message: `Range \`${range}\` holds in ${holds} version ${where}`,
        hint: hints[holds],
      });
    },
  );
}

const hints = {
  no: 'mend the range, or delete what it holds.',
  every: 'keep what it holds, without a range.',
} satisfies Record<string, Said['hint']>;

interface Idle extends RangeUse {
  readonly holds: 'no' | 'every';
  /** Number of versions that show what is around the range. */
  readonly reached: number;
}

interface Around {
  readonly versions: readonly VersionRelease[];
  readonly sections: readonly Section[];
}

function findIdle(nodes: readonly RootContent[], around: Around): readonly Idle[] {
  return inSections(nodes, around.sections).flatMap(({ node, sections }) => {
    const own = usesOf(node);
    const outer = sections.filter(({ uses }) => uses[0]?.node !== own[0]?.node);
    const versions = narrow(
      around.versions,
      outer.flatMap(({ uses }) => uses),
    );
    const inner = narrow(versions, own);
    const children: readonly RootContent[] = 'children' in node ? node.children : [];
    const below = isWrapper(node)
      ? { versions: narrow(around.versions, own), sections }
      : { versions: inner, sections: [] };
    return [...judge(own, versions), ...findIdle(children, below)];
  });
}

function usesOf(node: RootContent): readonly RangeUse[] {
  if (isWrapper(node)) return rangesOf([node]);
  if (node.type === 'code') return fenceRange(node);
  const takesMarkers =
    node.type === 'heading' || node.type === 'listItem' || node.type === 'tableRow';
  return takesMarkers ? rangesOf(markersOf(node)) : [];
}

const narrow = (
  versions: readonly VersionRelease[],
  uses: readonly RangeUse[],
): readonly VersionRelease[] =>
  versions.filter(({ release }) => uses.every(({ range }) => holdsFor(range, release)));

/** What nothing shows is reported once, at the range that hides it. */
const judge = (uses: readonly RangeUse[], versions: readonly VersionRelease[]): readonly Idle[] =>
  uses.flatMap(use => {
    const count = narrow(versions, [use]).length;
    if (versions.length === 0 || (count > 0 && count < versions.length)) return [];
    return [{ ...use, holds: count === 0 ? 'no' : 'every', reached: versions.length }];
  });
