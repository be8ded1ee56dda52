/**
 * Slicing: of a page for all versions, the tree that one version shows.
 *
 *     text <Since v="4.5">new</Since> text      4.4.1  ->  text text
 *     ## Slots <Since v="4.1"/> …               4.0.5  ->  (the whole section is gone)
 */
import type { Code, Root, RootContent, TableRow } from 'mdast';
import { withoutRange } from '../model/fence-meta.ts';
import { holdsFor } from '../model/range.ts';
import { joinPhrasing, type Piece } from './join-phrasing.ts';
import {
  fenceRange,
  isElement,
  isMarker,
  isWrapper,
  markersOf,
  type RangeUse,
  rangesOf,
} from './range-use.ts';
import { inSections, type Section } from './sections.ts';

/**
 * What a release's version shows of a page. The tree given is left as it is; the one returned has
 * nodes of its own. Headings, lists, tables and tabs stay when they are empty, for the checks to find.
 */
export const slicePage = (tree: Root, release: string): Root => ({
  ...tree,
  children: sliceBlocks(tree.children, release, []),
});

type Parent = Extract<RootContent, { children: unknown }>;

const allHold = (uses: readonly RangeUse[], release: string): boolean =>
  uses.every(({ range }) => holdsFor(range, release));

function sliceBlocks(
  nodes: readonly RootContent[],
  release: string,
  outer: readonly Section[],
): RootContent[] {
  return inSections(nodes, outer).flatMap(({ node, sections }) => {
    if (isWrapper(node))
      return allHold(rangesOf([node]), release)
        ? sliceBlocks(node.children, release, sections)
        : [];
    const isShown = sections.every(({ uses }) => allHold(uses, release));
    return isShown ? sliceBlock(node, release) : [];
  });
}

function sliceBlock(node: RootContent, release: string): RootContent[] {
  switch (node.type) {
    case 'code':
      return allHold(fenceRange(node), release) ? [withoutFenceRange(node)] : [];
    case 'listItem':
    case 'tableRow':
      return allHold(rangesOf(markersOf(node)), release) ? sliceParent(node, release) : [];
    default:
      return isMarker(node) ? [] : sliceParent(node, release);
  }
}

function sliceParent(node: RootContent, release: string): RootContent[] {
  if (!('children' in node)) return [{ ...node }];
  const children = sliceChildren(node, release);
  const isEmptied = node.children.some(hasContent) && !children.some(hasContent);
  return isEmptied && !staysEmpty(node) ? [] : [{ ...node, children } as RootContent];
}

function sliceChildren(node: Parent, release: string): RootContent[] {
  if (holdsText(node)) return joinPhrasing(slicePhrasing(node.children, release));
  if (node.type !== 'table') return sliceBlocks(node.children, release, []);
  const [head, ...rows] = node.children;
  const kept = sliceBlocks(rows, release, []);
  return head ? [sliceHead(head, release), ...kept] : kept;
}

/** A table's head is there in every version: without it the next row would take its place. */
const sliceHead = (head: TableRow, release: string): RootContent => ({
  ...head,
  children: sliceBlocks(head.children, release, []) as TableRow['children'],
});

const slicePhrasing = (nodes: readonly RootContent[], release: string): readonly Piece[] =>
  nodes.flatMap((node): readonly Piece[] => {
    if (isWrapper(node))
      return allHold(rangesOf([node]), release) ? slicePhrasing(node.children, release) : ['gap'];
    if (isMarker(node)) return ['gap'];
    const [sliced] = sliceParent(node, release);
    return [sliced ?? 'gap'];
  });

const textParents = ['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement'];
const markup = ['emphasis', 'strong', 'delete', 'link', 'linkReference'];

const holdsText = ({ type }: RootContent): boolean =>
  textParents.includes(type) || markup.includes(type);

/** Whether a reader would see something of a node; an admonition's title or a summary alone is nothing. */
const hasContent = (node: RootContent): boolean => {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type === 'tableCell') return node.children.some(hasContent);
  if (node.type === 'paragraph')
    return node.data?.directiveLabel !== true && node.children.some(hasContent);
  return !(isElement(node) && node.name === 'summary');
};

/** Empty cells keep a table's columns; an empty heading, list, table or tab is for the author to mend. */
const staysEmpty = (node: RootContent): boolean =>
  ['heading', 'list', 'table', 'tableCell'].includes(node.type) ||
  (isElement(node) && ['Tabs', 'TabItem'].includes(node.name ?? ''));

const withoutFenceRange = (node: Code): Code => ({
  ...node,
  meta: node.meta ? withoutRange(node.meta) : null,
});
