/**
 * Sections that a heading's marker puts into a range.
 *
 * A section runs to the next heading of the same or a higher level, shown or not: what it holds is a
 * matter of the source, the same for every version. It never reaches beyond the block it stands in,
 * while a heading inside `<Since>` ends a section that began before the `<Since>`.
 */
import type { RootContent } from 'mdast';
import { isWrapper, markersOf, type RangeUse, rangesOf } from './range-use.ts';

/** A marked heading's level and what its markers say. */
export interface Section {
  readonly level: number;
  readonly uses: readonly RangeUse[];
}

/** A block, and the marked sections that it stands in, a heading's own included. */
export interface BlockInSections {
  readonly node: RootContent;
  readonly sections: readonly Section[];
}

/** The blocks of one parent with the sections they stand in; `outer` are those around a range element. */
export function inSections(
  nodes: readonly RootContent[],
  outer: readonly Section[],
): readonly BlockInSections[] {
  let open = outer;
  return nodes.map(node => {
    if (node.type === 'heading') {
      const uses = rangesOf(markersOf(node));
      open = open.filter(section => section.level < node.depth);
      if (uses.length > 0) open = [...open, { level: node.depth, uses }];
    }
    const sections = open;
    if (isWrapper(node))
      open = open.filter(section => section.level < highestHeading(node.children));
    return { node, sections };
  });
}

/** Level of the highest heading among blocks, range elements looked into. */
const highestHeading = (nodes: readonly RootContent[]): number =>
  Math.min(
    ...nodes.map(node => {
      if (node.type === 'heading') return node.depth;
      return isWrapper(node) ? highestHeading(node.children) : Number.POSITIVE_INFINITY;
    }),
  );
