import type { List, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../model/problem.ts';
import type { PageScope } from './check-page.ts';
import { problemAt, type Said } from './page-problem.ts';
import { type Element, isWrapper } from './range-use.ts';

/**
 * Range elements around table rows or list items. Markdown ends the table or the list there, and
 * what follows becomes a paragraph of pipes or a second list, without a word.
 *
 *     | a | b |          table
 *     <Since v="4.5">    its end
 *     | c | d |          a paragraph
 */
export function checkWrappedRows({ page, tree }: PageScope): readonly Problem[] {
  const found = new Map<RootContent, Said>();
  visit(tree, node => {
    if (!('children' in node)) return;
    const siblings: readonly RootContent[] = node.children;
    for (const [index, child] of siblings.entries()) {
      const near = { previous: siblings[index - 1], next: siblings[index + 1] };
      if (isRow(child)) {
        const parent = node.type === 'root' ? undefined : node;
        const wrapper = [parent, near.previous].find(isWrapper);
        if (wrapper) found.set(wrapper, wrappedRow(wrapper));
        else found.set(child, strayRow);
      } else if (isWrapper(child) && cutsTable(child, near.previous))
        found.set(child, wrappedRow(child));
      else if (isWrapper(child) && cutsList(child, near)) found.set(child, wrappedItem(child));
    }
  });
  return [...found].map(([node, said]) => problemAt(node, page, said));
}

const isRow = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  node.children[0]?.type === 'text' &&
  node.children[0].value.startsWith('|');

/** A line between two rows, without an empty one before it. */
const cutsTable = (wrapper: Element, previous: RootContent | undefined): boolean =>
  previous?.type === 'table' &&
  previous.position?.end.line === (wrapper.position?.start.line ?? 0) - 1;

interface Neighbours {
  readonly previous: RootContent | undefined;
  readonly next: RootContent | undefined;
}

function cutsList(wrapper: Element, { previous, next }: Neighbours): boolean {
  const [list, ...others] = wrapper.children;
  if (list?.type !== 'list' || others.length > 0) return false;
  const isSameKind = (node: RootContent | undefined): node is List =>
    node?.type === 'list' && node.ordered === list.ordered;
  return isSameKind(previous) || isSameKind(next);
}

const wrappedRow = ({ name }: Element): Said => ({
  message: `\`<${name}>\` stands around rows of a table, which ends the table`,
  hint: `write \`<${name} …/>\` first in the first cell of each row.`,
});

const wrappedItem = ({ name }: Element): Said => ({
  message: `\`<${name}>\` stands around items of a list, which makes several lists of it`,
  hint: `write \`<${name} …/>\` first in each item.`,
});

const strayRow: Said = {
  message: 'A table row stands outside of a table',
  hint: 'a table is one block: no empty line, comment or element between its rows, and a line `|---|` under its head.',
};
