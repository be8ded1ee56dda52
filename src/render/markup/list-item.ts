import type { Element } from 'hast';
import type { ListItem } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { MarkupHandler } from './markup-handlers.ts';

/** A list item; the box of a task says in words whether it is done. */
export const renderListItem: MarkupHandler<ListItem> = (node, state) => {
  const item: Element = defaultHandlers.listItem(state, node, undefined);
  if (typeof node.checked === 'boolean') nameTaskBox(item, node.checked);
  return item;
};

function nameTaskBox(item: Element, done: boolean): void {
  visit(item, { tagName: 'input' }, (box: Element) => {
    box.properties.ariaLabel = done ? 'Done' : 'To do';
  });
}
