import type { Element, ElementContent } from 'hast';
import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { defaultHandlers } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { element } from '../element.ts';
import type { Rendering } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';

/** A table in a region of its own, which scrolls where the column is too narrow for it. */
export const renderTable: MarkupHandler<Table> = (node, state, rendering) => {
  const table = defaultHandlers.table(state, node) as Element;
  visit(table, 'element', mendCell);
  return element(
    'div',
    {
      className: ['table-scroll'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: nameTable(node, rendering),
    },
    [table],
  );
};

/** `align` would become a style, which the content security policy forbids; a head that says nothing is none. */
function mendCell(cell: Element | ElementContent): void {
  if (cell.type !== 'element') return;
  if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
  const { align, ...properties } = cell.properties;
  const side = align === 'right' ? 'end' : align;
  cell.properties = {
    ...properties,
    ...((side === 'end' || side === 'center') && { className: [`align-${side}`] }),
  };
}

/** `Table: Name, Type`, with a number from the second table of that name on. */
function nameTable(node: Table, { tableNames }: Rendering): string {
  const columns = node.children[0]?.children.map(cell => textOf(cell)).filter(text => text !== '');
  const name = columns?.length ? `Table: ${columns.join(', ')}` : 'Table';
  const count = (tableNames.get(name) ?? 0) + 1;
  tableNames.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}
