import { expect, test } from 'vitest';
import { buildPageView, buildPlainView } from './build-page-view.ts';
import { sampleSettings, sampleSite, sampleVersion } from './sample-site.fixture.ts';

const source = { site: sampleSite, version: sampleVersion, settings: sampleSettings };

test('each version leads to the page under the slug that it has there', () => {
  const { versions } = buildPageView(source, 'events', []);
  expect(versions.map(({ href, hasPage }) => [href, hasPage])).toEqual([
    ['/docs/next/events', true],
    ['/docs/events', true],
    ['/docs/v4.4/old/events', true],
  ]);
});

test('a version without the page leads to its own start and says so', () => {
  const { versions } = buildPageView(source, 'forms', []);
  expect(versions.at(-1)).toEqual({
    name: 'v4.4',
    label: 'v4.4',
    href: '/docs/v4.4',
    hasPage: false,
    isLast: false,
  });
});

test('neighbours are addresses with their labels', () => {
  const view = buildPageView(source, 'events', []);
  expect(view.previous).toBeUndefined();
  expect(view.next).toEqual({ href: '/docs/forms', label: 'Forms' });
});

test('a page names where its source is edited', () => {
  expect(buildPageView(source, 'events', []).editUrl).toBe(
    'https://example.org/edit/content/pages/components/events.mdx',
  );
});

test('the page at a version’s own address is its landing', () => {
  expect(buildPageView(source, '', [])).toMatchObject({ kind: 'landing', path: '/docs/' });
  expect(buildPageView(source, 'events', [])).toMatchObject({ kind: 'doc', path: '/docs/events' });
});

test('a slug that the version does not have is our own mistake', () => {
  expect(() => buildPageView(source, 'evnts', [])).toThrow(
    'Invariant failed: v4.12 has a page with the slug "evnts"',
  );
});

test('what is not a page leads to the start of every version', () => {
  const view = buildPlainView(source, 'not-found', '');
  expect(view.versions.map(({ href }) => href)).toEqual(['/docs/next', '/docs/', '/docs/v4.4']);
  expect(view).toMatchObject({ kind: 'not-found', path: '', toc: [], tags: [] });
});
