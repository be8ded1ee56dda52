import type { Root, RootContent } from 'mdast';
import { type Element, isElement } from './range-use.ts';

/** What an element becomes. */
export type Filling = (node: Element) => RootContent;

/** A tree in which elements of some names are exchanged; the tree given is left as it is, and is returned when it has none of them. */
export function mapElements(tree: Root, fillings: Readonly<Record<string, Filling>>): Root {
  const children = mapNodes(tree.children, fillings);
  return children === tree.children ? tree : { ...tree, children };
}

function mapNodes(
  nodes: RootContent[],
  fillings: Readonly<Record<string, Filling>>,
): RootContent[] {
  const mapped = nodes.map(node => mapNode(node, fillings));
  return mapped.every((node, index) => node === nodes[index]) ? nodes : mapped;
}

function mapNode(node: RootContent, fillings: Readonly<Record<string, Filling>>): RootContent {
  const fill = isElement(node) && node.name ? fillings[node.name] : undefined;
  if (fill) return fill(node as Element);
  if (!('children' in node)) return node;
  const own = node.children as RootContent[];
  const children = mapNodes(own, fillings);
  return children === own ? node : ({ ...node, children } as RootContent);
}
