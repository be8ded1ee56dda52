import { expect, test } from 'vitest';
import { peerSiteOf } from './peer-pages.ts';

const site = peerSiteOf({ pages: 8, versions: 4, texts: 16 });
const textIn = (version: string) =>
  site.pages.find(page => page.version === version && page.slug === 'page-1')?.text ?? '';

test('other tools get a copy of each page for each version, without ranges', () => {
  expect(site.versions).toEqual(['v4.1', 'v4.0', 'v3', 'v2']);
  expect(site.pages).toHaveLength(8 * 4);
  expect(site.pages.filter(({ text }) => text.includes('<Since'))).toEqual([]);
});

test('a copy has what its version shows, and no more', () => {
  expect(textIn('v4.1')).toBe(textIn('v3'));
  expect(textIn('v3').startsWith(textIn('v2'))).toBe(true);
  expect(textIn('v3').length).toBeGreaterThan(textIn('v2').length);
});

test('links lead to pages of the same version', () => {
  const targets = site.pages.flatMap(({ text }) => [...text.matchAll(/\]\(([^)]+)\)/g)]);
  expect(targets.length).toBeGreaterThan(0);
  const slugs = new Set(site.pages.map(({ slug }) => `./${slug}`));
  expect(targets.filter(([, target]) => !slugs.has(target ?? ''))).toEqual([]);
});
