import type { Element, ElementContent, Properties, Text } from 'hast';

/** `('p', { id: 'x' }, ['text'])` -> the element `<p id="x">text</p>` */
export const element = (
  tagName: string,
  properties: Properties = {},
  children: readonly (ElementContent | string)[] = [],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map(child => (typeof child === 'string' ? textNode(child) : child)),
});

const textNode = (value: string): Text => ({ type: 'text', value });
