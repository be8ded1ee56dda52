import { slug } from 'github-slugger';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { splitHeadingId } from '../../model/heading-id.ts';
import { element } from '../element.ts';
import { claimId, report } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';

/** A heading with an id, its author's or one made from the text, and a link to itself. */
export const renderHeading: MarkupHandler<Heading> = (node, state, rendering) => {
  if (node.depth === 1)
    report(rendering, node, {
      message: 'The text has a heading of level 1',
      hint: "the page's title is its only one; start with `##`.",
    });
  const written = splitHeadingId(textOf(node));
  const text = written.text.trim();
  const id = written.id ?? slug(text);
  claimId(rendering, node, id);
  rendering.headings.push({ id, text, level: node.depth });
  const children = state.all(written.id === undefined ? node : withoutId(node));
  return element(`h${node.depth}`, { id }, [...children, headingLink(id, text)]);
};

/** A heading without the id that its author wrote behind it. */
export function withoutId(node: Heading): Heading {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return node;
  const text = { ...last, value: splitHeadingId(last.value).text };
  return { ...node, children: [...node.children.slice(0, -1), text] };
}

const headingLink = (id: string, text: string) =>
  element('a', { className: ['heading-link'], href: `#${id}`, ariaLabel: `Link to ${text}` }, [
    '#',
  ]);
