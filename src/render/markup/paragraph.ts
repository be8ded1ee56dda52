import type { Paragraph, PhrasingContent } from 'mdast';
import { element } from '../element.ts';
import { report } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';

/** A paragraph; a line that holds nothing but blocks written as elements is none. */
export const renderParagraph: MarkupHandler<Paragraph> = (node, state, rendering) => {
  const [first] = node.children;
  if (first?.type === 'text' && first.value.startsWith(':::'))
    report(rendering, node, {
      message: 'This `:::` opens no admonition',
      hint: 'write `:::note` or `:::note[Title]` on a line of its own, and close it with `:::`.',
    });
  const children = state.all(node);
  return isOnlyBlocks(node.children) ? children : element('p', {}, children);
};

const isOnlyBlocks = (children: readonly PhrasingContent[]): boolean =>
  children.some(isBlock) && children.every(child => isBlock(child) || isSpace(child));

const isBlock = (node: PhrasingContent): boolean =>
  node.type === 'mdxJsxTextElement' && blocks.test(node.name ?? '');

const isSpace = (node: PhrasingContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

const blocks = /^([A-Z].*|details|summary|div|figure|figcaption|section|table|video|p|dl|dt|dd)$/;
