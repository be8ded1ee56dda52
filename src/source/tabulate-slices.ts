import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isElement, isWrapper, markersOf } from './range-use.ts';
import { sliceIdentity } from './slice-identity.ts';
import type { PageSlice } from './slice-versions.ts';

/** How a text shows a block: as the newest text that has it does, with other words, or not at all. */
export type BlockMark = 'same' | 'other' | 'missing';

/** A block of a page's source, and how each text of the page shows it. */
export interface BlockRow {
  readonly line: number;
  /** What it is and how it begins. */
  readonly title: string;
  /** In the order of the texts. */
  readonly marks: readonly BlockMark[];
}

/** The blocks of a page with what each of its texts has of them: a range editor's view. */
export function tabulateSlices(tree: Root, slices: readonly PageSlice[]): readonly BlockRow[] {
  const shown = slices.map(slice => blocksByPlace(slice.tree));
  return blocksOf(tree.children).map(block => {
    const texts = shown.map(blocks => blocks.get(placeOf(block)));
    const first = texts.find(text => text !== undefined);
    return {
      line: block.position?.start.line ?? 1,
      title: titleOf(block),
      marks: texts.map(text =>
        text === undefined ? 'missing' : text === first ? 'same' : 'other',
      ),
    };
  });
}

/** Blocks as an author sees them: range elements are no blocks, marked rows and items are. */
function blocksOf(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.flatMap(node => {
    if (isWrapper(node)) return blocksOf(node.children);
    const parts: readonly RootContent[] =
      node.type === 'table' || node.type === 'list' ? node.children : [];
    return parts.some(hasMarker) ? parts : [node];
  });
}

const hasMarker = (node: RootContent): boolean =>
  (node.type === 'tableRow' || node.type === 'listItem') && markersOf(node).length > 0;

/** A slice keeps its nodes where they stand in the source. */
const placeOf = (node: RootContent): string => `${node.type} ${node.position?.start.offset}`;

function blocksByPlace(slice: Root): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>();
  visit(slice, node => {
    if (node.type === 'root') return;
    blocks.set(placeOf(node), sliceIdentity({ type: 'root', children: [node] }));
  });
  return blocks;
}

const longest = 60;

function titleOf(node: RootContent): string {
  const text = (node.type === 'code' ? node.value : textOf(node)).replace(/\s+/g, ' ').trim();
  const start = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `${kindOf(node)} ${start}`.trim();
}

function kindOf(node: RootContent): string {
  if (node.type === 'heading') return '#'.repeat(node.depth);
  if (node.type === 'code') return `\`\`\`${node.lang ?? ''}`;
  if (isElement(node)) return `<${node.name ?? ''}>`;
  if (node.type === 'listItem') return '-';
  if (node.type === 'tableRow' || node.type === 'table') return '|';
  return node.type === 'containerDirective' ? `:::${node.name}` : '';
}
