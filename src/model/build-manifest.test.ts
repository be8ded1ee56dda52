import { expect, test } from 'vitest';
import { type SiteSketch, siteSource } from '../../tests/support/site-source.ts';
import { buildVersionManifest } from './build-manifest.ts';
import { buildSite } from './build-site.ts';
import { canonicalDoc } from './canonical.ts';
import { getVersion } from './site.ts';

const sidebar = [{ category: 'All', items: ['one', 'two', 'three', 'four'] }];
const inAll = { category: 'All' };

function manifestOf(sketch: SiteSketch, name: string) {
  const site = buildSite(siteSource(sketch), 'exclude');
  const version = getVersion(site, name);
  const keys = [...version.docs.map(doc => doc.key), 'index'];
  return buildVersionManifest(site, version, new Map(keys.map(key => [key, `hash-of-${key}`])));
}

test('neighbours follow the sidebar and pass over unlisted pages', () => {
  const pages = { four: inAll, three: inAll, two: { ...inAll, unlisted: true }, one: inAll };
  const { pages: entries } = manifestOf({ sidebar, pages }, 'v4.12');
  expect(
    Object.entries(entries).map(([slug, { previous, next }]) => [slug, previous, next]),
  ).toEqual([
    ['four', 'three', undefined],
    ['three', 'one', 'four'],
    ['two', undefined, undefined],
    ['one', undefined, 'three'],
  ]);
});

test('a page names the versions where it has another slug or is missing, and no others', () => {
  const pages = {
    one: { ...inAll, versions: '>=4.12' },
    two: { ...inAll, slug: { '<4': 'deux', '>=4': 'two' } },
    three: inAll,
  };
  const { pages: entries } = manifestOf({ sidebar, pages }, 'v4.12');
  expect(entries.one?.elsewhere).toEqual({
    'v4.11': { note: 'New in v4.12', slug: 'two' },
    v3: { note: 'New in v4.12', slug: 'deux' },
  });
  expect(entries.two?.elsewhere).toEqual({ v3: 'deux' });
  expect(entries.three?.elsewhere).toBeUndefined();
});

test('search engines are led to the newest released version that has the page, to next only where it is alone', () => {
  const pages = { one: {}, two: { versions: '<4' }, three: { versions: '>=4.13' } };
  const site = buildSite(siteSource({ pages }), 'exclude');
  expect(['one', 'two', 'three'].map(key => canonicalDoc(site, key)?.path)).toEqual([
    '/docs/one',
    '/docs/v3/two',
    '/docs/next/three',
  ]);
});

test('a page without an article breaks an assumption', () => {
  const site = buildSite(siteSource({ pages: { one: {} } }), 'exclude');
  expect(() => buildVersionManifest(site, getVersion(site, 'v3'), new Map())).toThrow(
    new Error('Invariant failed: no article was made of content/pages/one.mdx for v3'),
  );
});
