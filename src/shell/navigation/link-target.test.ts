import { expect, test } from 'vitest';
import { isPlainClick, linkTarget } from './link-target.ts';

const style = { baseUrl: '/docs/', trailingSlash: false };
const open = new URL('https://example.org/docs/events#listen');
const target = (href: string, more = {}) => linkTarget({ href, ...more }, style, open)?.href;

test('links of the site are followed at their clean address', () => {
  expect(target('/docs/methods')).toBe('https://example.org/docs/methods');
  expect(target('/docs/methods.html#x')).toBe('https://example.org/docs/methods#x');
  expect(target('/docs/methods/')).toBe('https://example.org/docs/methods');
  expect(target('/docs/v4.11/index.html')).toBe('https://example.org/docs/v4.11');
  expect(target('/docs')).toBe('https://example.org/docs/');
});

test('headings of the open page are left to the browser', () => {
  expect(target('#event')).toBeUndefined();
  expect(target('/docs/events#event')).toBeUndefined();
  expect(target('/docs/events')).toBe('https://example.org/docs/events');
});

test('other places, windows and files are left to the browser', () => {
  expect(target('https://example.com/docs/methods')).toBeUndefined();
  expect(target('/blog')).toBeUndefined();
  expect(target('mailto:someone@example.org')).toBeUndefined();
  expect(target('/docs/_/assets/a.js')).toBeUndefined();
  expect(target('/docs/methods', { target: '_blank' })).toBeUndefined();
  expect(target('/docs/methods', { isDownload: true })).toBeUndefined();
  expect(target('http://[')).toBeUndefined();
});

test('a click with a modifier or another button wants something else', () => {
  const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(isPlainClick(plain)).toBe(true);
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
});
