import type { ElementContent } from 'hast';
import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { didYouMean } from '../../model/did-you-mean.ts';
import { element } from '../element.ts';
import { report } from '../rendering.ts';
import type { MarkupHandler } from './markup-handlers.ts';

/** Kinds of admonitions, each with the shape of its icon in a square of 16. */
const icons: Readonly<Record<string, string>> = {
  note: 'M3 2h7l3 3v9H3zM6 7h4M6 10h4',
  tip: 'M6 13h4M8 2a4 4 0 0 0-2 7.5V11h4V9.5A4 4 0 0 0 8 2z',
  info: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 7.5V11M8 5v.1',
  caution: 'M8 2 1.5 13.5h13zM8 6.5V10M8 12v.1',
  warning: 'M8 2 1.5 13.5h13zM8 6.5V10M8 12v.1',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 11v.1',
};

/** A remark set apart from the text: `:::note[Title]`. */
export const renderAdmonition: MarkupHandler<ContainerDirective> = (node, state, rendering) => {
  const { label, body } = splitLabel(node);
  const children = state.all({ ...node, children: body });
  const icon = icons[node.name];
  if (icon === undefined) {
    report(rendering, node, {
      message: `There is no admonition \`${node.name}\``,
      hint: didYouMean(node.name, Object.keys(icons)),
    });
    return children;
  }
  const title = label ? [element('span', {}, state.all(label))] : [capitalise(node.name)];
  return element('aside', { className: ['admonition'], dataKind: node.name }, [
    element('p', { className: ['admonition-title'] }, [drawIcon(icon), ...title]),
    ...children,
  ]);
};

/** An admonition's title, if its author gave it one, and what stands below. */
export function splitLabel({ children }: ContainerDirective) {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? { label: first as Paragraph, body: rest }
    : { label: undefined, body: children };
}

const drawIcon = (path: string): ElementContent =>
  element('svg', { viewBox: '0 0 16 16', ariaHidden: 'true' }, [element('path', { d: path })]);

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
