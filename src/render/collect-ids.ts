import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Every id of a tree that a link may lead to, in the order of the text. */
export function collectIds(tree: Root): readonly string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    if (properties.id !== undefined) ids.push(String(properties.id));
  });
  return ids;
}
