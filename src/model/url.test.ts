import { expect, test } from 'vitest';
import { addressToFile, normalizePath, toAddress } from './url.ts';

const style = { baseUrl: '/docs/', trailingSlash: false };

test.each([
  ['', '/docs/'],
  ['/', '/docs/'],
  ['events', '/docs/events'],
  ['v4.11/', '/docs/v4.11'],
])('the path %j has the address %s', (path, address) => {
  expect(toAddress(style, path)).toBe(address);
});

test('addresses end in a slash when the site wants it', () => {
  expect(toAddress({ ...style, trailingSlash: true }, 'v4.11/events')).toBe('/docs/v4.11/events/');
});

test.each([
  ['/docs/', 'docs/index.html'],
  ['/docs/v4.11', 'docs/v4.11.html'],
  ['/docs/v4.11/events', 'docs/v4.11/events.html'],
  ['/docs/events/', 'docs/events/index.html'],
])('%s is served from %s', (address, file) => {
  expect(addressToFile(address)).toBe(file);
});

test.each([
  ['/docs/events.html', '/docs/events'],
  ['/docs/events/index.html', '/docs/events'],
  ['/docs/events/', '/docs/events'],
  ['/docs//events', '/docs/events'],
  ['/docs/index.html', '/docs/'],
  ['/docs', '/docs/'],
  ['/docs/v4.11', '/docs/v4.11'],
])('%s is cleaned to %s', (path, clean) => {
  expect(normalizePath(style, path)).toBe(clean);
});
