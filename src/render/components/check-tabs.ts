import type { Nodes } from 'mdast';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { JsxNode } from '../markup/jsx.ts';
import type { Attributes, PlacedComplaint } from './author-component.ts';

/** What is wrong with a set of tabs: the rules of the specification's section 5. */
export function checkTabs(node: JsxNode, attributes: Attributes): readonly PlacedComplaint[] {
  const children = (node.children as readonly Nodes[]).flatMap(unwrap);
  const items = children.filter(isTabItem);
  return [
    ...children.filter(child => !isTabItem(child)).map(strangerAmongTabs),
    ...(items.length === 0 ? [noTabs(node)] : findDuplicates(node, items.flatMap(writtenValue))),
    ...checkDefault(node, items.flatMap(writtenValue), attributes.defaultValue),
    ...(attributes.queryString && !attributes.groupId ? [noGroup(node)] : []),
  ];
}

/** The tabs of a set. */
export const findTabItems = (node: JsxNode): readonly JsxNode[] =>
  (node.children as readonly Nodes[]).flatMap(unwrap).filter(isTabItem);

/** On a line of its own an element stands in a paragraph, unless it spans lines. */
function unwrap(node: Nodes): readonly Nodes[] {
  if (node.type === 'text' && node.value.trim() === '') return [];
  if (node.type !== 'paragraph' || !node.children.some(isTabItem)) return [node];
  return node.children.flatMap(unwrap);
}

const isTabItem = (node: Nodes): node is JsxNode =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  node.name === 'TabItem';

/** The value as it is written; a missing one is reported with the item's other attributes. */
const writtenValue = ({ attributes }: JsxNode): readonly string[] =>
  attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' &&
    attribute.name === 'value' &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );

const noTabs = (at: JsxNode): PlacedComplaint => ({
  at,
  message: '`<Tabs>` has no `<TabItem>`',
  hint: 'give it at least one, or leave it out where a version has none.',
});

const strangerAmongTabs = (at: Nodes): PlacedComplaint => ({
  at,
  message: '`<Tabs>` contains something that is no `<TabItem>`',
  hint: 'put it into a `<TabItem value="…" label="…">`.',
});

const noGroup = (at: JsxNode): PlacedComplaint => ({
  at,
  message: 'A query-string group needs a group id',
  hint: 'add `groupId="…"`, or take `queryString` away.',
});

function findDuplicates(at: JsxNode, values: readonly string[]): readonly PlacedComplaint[] {
  const repeated = values.filter((value, index) => values.indexOf(value) < index);
  if (repeated.length === 0) return [];
  const list = [...new Set(repeated)].map(value => `"${value}"`).join(', ');
  return [
    {
      at,
      message: `Duplicate values ${list} found in <Tabs>. Every value needs to be unique`,
      hint: 'give each `<TabItem>` a value of its own.',
    },
  ];
}

function checkDefault(
  at: JsxNode,
  values: readonly string[],
  wanted: unknown,
): readonly PlacedComplaint[] {
  if (typeof wanted !== 'string' || values.length === 0 || values.includes(wanted)) return [];
  return [
    {
      at,
      message: `The default value "${wanted}" of \`<Tabs>\` is none of its values`,
      hint: didYouMean(wanted, values),
    },
  ];
}
