import { expect, test } from 'vitest';
import { tokensToHtml } from './tokens-to-html.ts';

const html = (...tokens: readonly (readonly [string, string])[]) =>
  tokensToHtml(tokens.map(([text, kind]) => ({ text, kind })));

test('tokens of one kind become one element with the space between them', () => {
  expect(html(['export', 'k'], [' ', ''], ['class', 'k'], [' ', ''], ['A', 't'])).toBe(
    '<span class="k">export class</span> <span class="t">A</span>',
  );
});

test('space at the edges of a token stays outside of its element', () => {
  expect(html(['  a ', 's'], ['\n', ''])).toBe('  <span class="s">a</span> \n');
});

test('plain text has no element, and markup in it stays text', () => {
  expect(html(['<a href="x">', ''], [' & ', ''], ['b', ''])).toBe('&lt;a href="x"> &amp; b');
});
