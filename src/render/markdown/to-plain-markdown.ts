import type { Code, Heading, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { literalAttributes } from '../../model/literal.ts';
import { readMagicComments } from '../code/magic-comments.ts';
import { authorComponents } from '../components/components.ts';
import { splitLabel } from '../markup/admonition.ts';
import { withoutId } from '../markup/heading.ts';
import type { JsxNode } from '../markup/jsx.ts';
import { linkProperties } from '../markup/link.ts';
import type { Rendering } from '../rendering.ts';

/** The nodes of a page with all that is more than Markdown said in Markdown. */
export const toPlainMarkdown = (
  nodes: readonly RootContent[],
  rendering: Rendering,
): RootContent[] => nodes.flatMap(node => toPlain(node, rendering));

function toPlain(node: RootContent, rendering: Rendering): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementToPlain(node, rendering);
    case 'containerDirective':
      return [admonitionToQuote(node, rendering)];
    case 'code':
      return [plainSample(node, rendering)];
    case 'heading':
      return [within(withoutId(node as Heading), rendering)];
    case 'link':
    case 'definition':
      return [within({ ...node, url: addressOf(node, rendering) }, rendering)];
    default:
      return [within(node, rendering)];
  }
}

/** A node with its inside made plain. */
function within<Node extends RootContent>(node: Node, rendering: Rendering): Node {
  if (!('children' in node)) return node;
  const children = toPlainMarkdown(node.children as RootContent[], rendering);
  return { ...node, children } as Node;
}

const addressOf = (node: RootContent & { url: string }, rendering: Rendering): string =>
  String(linkProperties(rendering, node, node.url)?.href ?? node.url);

function plainSample(node: Code, { context }: Rendering): Code {
  const { lines } = readMagicComments(node.value, context.magicComments);
  const title = /\btitle=("[^"]*"|\S+)/.exec(node.meta ?? '')?.[0];
  return { ...node, value: lines.join('\n'), meta: title ?? null };
}

/** `:::tip[Title]` -> a quotation that starts with **Tip: Title** */
function admonitionToQuote(node: ContainerDirective, rendering: Rendering): RootContent {
  const { label, body } = splitLabel(node);
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const title = label ? [{ type: 'text' as const, value: ': ' }, ...label.children] : [];
  const strong = { type: 'strong' as const, children: [{ type: 'text', value: kind }, ...title] };
  const children = [{ type: 'paragraph', children: [strong] }, ...body];
  return within({ type: 'blockquote', children } as RootContent, rendering);
}

/** A component says itself what it is in words; of any other element what it holds is kept. */
function elementToPlain(node: JsxNode, rendering: Rendering): RootContent[] {
  const inside = (nodes: readonly RootContent[]) => toPlainMarkdown(nodes, rendering);
  const component = authorComponents[node.name ?? ''];
  if (component?.toMarkdown) return component.toMarkdown(node, inside);
  const children = inside(node.children);
  return node.type === 'mdxJsxTextElement' ? inline(node, children) : children;
}

function inline(node: JsxNode, children: RootContent[]): RootContent[] {
  const { alt, src } = literalAttributes(node);
  if (node.name === 'br') return [{ type: 'break' }];
  if (node.name === 'img') return [{ type: 'image', url: String(src), alt: String(alt ?? '') }];
  return children;
}
