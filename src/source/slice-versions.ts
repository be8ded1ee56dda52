import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { holdsFor, type Range } from '../model/range.ts';
import { fenceRange, isRangeElement, rangesOf } from './range-use.ts';
import { sliceIdentity } from './slice-identity.ts';
import { slicePage } from './slice-page.ts';

/** A version by its name and the release that it documents. */
export interface VersionRelease {
  readonly name: string;
  readonly release: string;
}

/** One text of a page and the versions that show it, in the order given. */
export interface PageSlice {
  readonly versions: readonly string[];
  readonly tree: Root;
  readonly identity: string;
}

/** Fills in what a release says itself, such as the rows of its tables. */
export type Complete = (slice: Root, release: string) => Root;

/**
 * The different texts that a page makes for its versions. Versions for which each range says the same
 * are sliced once.
 */
export function sliceVersions(
  tree: Root,
  versions: readonly VersionRelease[],
  complete: Complete = slice => slice,
): readonly PageSlice[] {
  const sliceOnce = slicer(tree);
  const slices = new Map<string, { versions: string[]; tree: Root; identity: string }>();
  for (const { name, release } of versions) {
    const sliced = sliceOnce(release);
    const slice = complete(sliced.tree, release);
    const identity = slice === sliced.tree ? sliced.identity : sliceIdentity(slice);
    const same = slices.get(identity);
    if (same) same.versions.push(name);
    else slices.set(identity, { versions: [name], tree: slice, identity });
  }
  return [...slices.values()];
}

interface Sliced {
  readonly tree: Root;
  readonly identity: string;
}

function slicer(tree: Root): (release: string) => Sliced {
  const ranges = findRanges(tree);
  const known = new Map<string, Sliced>();
  return release => {
    const answers = ranges.map(range => (holdsFor(range, release) ? 1 : 0)).join('');
    const slice = known.get(answers) ?? sliceWithIdentity(tree, release);
    known.set(answers, slice);
    return slice;
  };
}

function sliceWithIdentity(tree: Root, release: string): Sliced {
  const slice = slicePage(tree, release);
  return { tree: slice, identity: sliceIdentity(slice) };
}

/** All ranges of a page, each once. */
function findRanges(tree: Root): readonly Range[] {
  const ranges = new Set<Range>();
  visit(tree, node => {
    if (node.type === 'root') return;
    const uses = isRangeElement(node)
      ? rangesOf([node])
      : node.type === 'code'
        ? fenceRange(node)
        : [];
    for (const { range } of uses) ranges.add(range);
  });
  return [...ranges];
}
