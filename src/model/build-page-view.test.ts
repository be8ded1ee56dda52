import { expect, test } from 'vitest';
import { buildPageView, buildPlainView } from './build-page-view.ts';
import { sampleSettings, sampleSite, sampleVersion } from './sample-site.fixture.ts';

const article = { title: 'Events & more', toc: [] };
const source = { site: sampleSite, version: sampleVersion, settings: sampleSettings };

test('each version leads to the page under the slug that it has there', () => {
  const { versions } = buildPageView(source, 'events', article);
  expect(versions.map(({ href, absence }) => [href, absence])).toEqual([
    ['/docs/next/events', undefined],
    ['/docs/events', undefined],
    ['/docs/v4.4/old/events', undefined],
  ]);
});

test('a version without the page leads to the nearest one and says why', () => {
  const { versions } = buildPageView(source, 'forms', article);
  expect(versions.at(-1)).toEqual({
    name: 'v4.4',
    label: 'v4.4',
    href: '/docs/v4.4/old/events',
    absence: 'New in v4.12',
    isLast: false,
  });
});

test('neighbours are addresses with their labels', () => {
  const view = buildPageView(source, 'events', article);
  expect(view.previous).toBeUndefined();
  expect(view.next).toEqual({ href: '/docs/forms', label: 'Forms' });
});

test('a page names where its source is edited', () => {
  expect(buildPageView(source, 'events', article).editUrl).toBe(
    'https://example.org/edit/content/pages/components/events.mdx',
  );
});

test('a problem is reported with the title, the version and the address of the page', () => {
  expect(buildPageView(source, 'events', article).issueUrl).toBe(
    'https://example.org/new?title=Events%20%26%20more+(v4.12)&body=https%3A%2F%2Fexample.org%2Fdocs%2Fevents',
  );
});

test('the page at a version’s own address is its landing', () => {
  expect(buildPageView(source, '', article)).toMatchObject({ kind: 'landing', path: '/docs/' });
  expect(buildPageView(source, 'events', article)).toMatchObject({
    kind: 'doc',
    path: '/docs/events',
  });
});

test('a slug that the version does not have is our own mistake', () => {
  expect(() => buildPageView(source, 'evnts', article)).toThrow(
    'Invariant failed: v4.12 has a page with the slug "evnts"',
  );
});

test('what is not a page leads to the start of every version', () => {
  const view = buildPlainView(source, 'not-found', '');
  expect(view.versions.map(({ href }) => href)).toEqual(['/docs/next', '/docs/', '/docs/v4.4']);
  expect(view).toMatchObject({ kind: 'not-found', path: '', toc: [], tags: [] });
});
