import { expect, test } from 'vitest';
import { matchAddress, pageAddress } from './page-address.ts';

const style = { baseUrl: '/docs/', trailingSlash: false };
const latest = { path: '/docs/', isLast: true };
const former = { path: '/docs/v4.1', isLast: false };
const later = { path: '/docs/v4.11', isLast: false };
// v4.1 first: its name is the beginning of v4.11.
const versions = [latest, former, later];

test('the latest version has no name in its addresses', () => {
  expect(pageAddress(latest, 'events', style)).toBe('/docs/events');
  expect(pageAddress(later, 'guides/forms', style)).toBe('/docs/v4.11/guides/forms');
});

test('an empty slug is the version itself', () => {
  expect(pageAddress(latest, '', style)).toBe('/docs/');
  expect(pageAddress(later, '', style)).toBe('/docs/v4.11');
});

test('an address means a version and a slug', () => {
  expect(matchAddress('/docs/guides/forms', versions, style)).toEqual({
    version: latest,
    slug: 'guides/forms',
  });
  expect(matchAddress('/docs/v4.11/events', versions, style)).toEqual({
    version: later,
    slug: 'events',
  });
  expect(matchAddress('/docs/', versions, style)).toEqual({ version: latest, slug: '' });
  expect(matchAddress('/docs', versions, style)).toEqual({ version: latest, slug: '' });
  expect(matchAddress('/docs/v4.1', versions, style)).toEqual({ version: former, slug: '' });
});

test('an address outside of the documentation means nothing', () => {
  expect(matchAddress('/blog/events', versions, style)).toBeUndefined();
  expect(matchAddress('/docset', versions, style)).toBeUndefined();
});

test('addresses that end in a slash mean the same', () => {
  const slashed = { baseUrl: '/docs/', trailingSlash: true };
  const version = { path: '/docs/v4.11/', isLast: false };
  expect(pageAddress(version, 'events', slashed)).toBe('/docs/v4.11/events/');
  expect(matchAddress('/docs/v4.11/events/', [version], slashed)).toEqual({
    version,
    slug: 'events',
  });
});
