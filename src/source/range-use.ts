/**
 * Where authors say which versions show a piece:
 *
 *     <Since v="4.5">…</Since>   <Until v="4.4">…</Until>   <Versions range=">=4.1 <4.10">…</Versions>
 *     <Since v="4.5"/>            a marker: first in a table row or a list item, or in a heading
 *     ```tsx since=4.5            words on a fence
 */
import type { Code, Heading, ListItem, RootContent, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parseFenceMeta } from '../model/fence-meta.ts';
import { parseRange, type Range, type WrittenRange } from '../model/range.ts';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The elements that name versions, and the attribute that each of them takes. */
export const rangeAttributes: Readonly<Record<string, string>> = {
  Since: 'v',
  Until: 'v',
  Versions: 'range',
};

/** A range together with the node that says it. */
export interface RangeUse {
  readonly node: Element | Code;
  readonly range: Range;
}

/** Whether a node is a component or an element, in a line or of its own. */
export const isElement = (node: RootContent | undefined): node is Element =>
  node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';

/** Whether a node is `<Since>`, `<Until>` or `<Versions>`, with or without content. */
export const isRangeElement = (node: RootContent | undefined): node is Element =>
  isElement(node) && Object.hasOwn(rangeAttributes, node.name ?? '');

/** Whether a node is a range element around content. */
export const isWrapper = (node: RootContent | undefined): node is Element =>
  isRangeElement(node) && node.children.length > 0;

/** Whether a node is a range element without content. */
export const isMarker = (node: RootContent | undefined): node is Element =>
  isRangeElement(node) && node.children.length === 0;

/** The markers that apply to a heading's section, a list item or a table row. */
export function markersOf(node: Heading | ListItem | TableRow): readonly Element[] {
  if (node.type === 'heading') return findMarkers(node.children);
  if (node.type === 'tableRow') return leadingMarkers(node.children[0]?.children ?? []);
  const own = leadingMarkers(node.children);
  const [next] = node.children.slice(own.length);
  return next?.type === 'paragraph' ? [...own, ...leadingMarkers(next.children)] : own;
}

function leadingMarkers(nodes: readonly RootContent[]): readonly Element[] {
  const isLeading = (node: RootContent) =>
    isMarker(node) || (node.type === 'text' && node.value.trim() === '');
  const end = nodes.findIndex(node => !isLeading(node));
  return findMarkers(nodes.slice(0, end === -1 ? nodes.length : end));
}

const findMarkers = (nodes: readonly RootContent[]): readonly Element[] => nodes.filter(isMarker);

/** The ranges that some elements say; one that is no range is left to the checks. */
export const rangesOf = (elements: readonly Element[]): readonly RangeUse[] =>
  elements.flatMap(node => {
    const range = parseRange(writtenRange(node));
    return range === undefined ? [] : [{ node, range }];
  });

/** The range that a fence's words say. */
export function fenceRange(node: Code): readonly RangeUse[] {
  const range = parseRange(parseFenceMeta(node.meta).range);
  return range === undefined ? [] : [{ node, range }];
}

function writtenRange(node: Element): WrittenRange {
  const name = rangeAttributes[node.name ?? ''];
  const attribute = node.attributes.find(
    candidate => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  const value = typeof attribute?.value === 'string' ? attribute.value : undefined;
  if (node.name === 'Since') return { since: value };
  return node.name === 'Until' ? { until: value } : { range: value };
}
