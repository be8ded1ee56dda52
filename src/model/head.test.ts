import { expect, test } from 'vitest';
import { buildPageView, buildPlainView } from './build-page-view.ts';
import { type Head, headOf } from './head.ts';
import { sampleSettings, sampleSite, sampleVersion } from './sample-site.fixture.ts';

const source = { site: sampleSite, version: sampleVersion, settings: sampleSettings };
const settings = sampleSettings;
const article = { title: 'Events', toc: [] };
const view = buildPageView(source, 'events', article);
const page = { view, title: 'Events', description: 'Emit events.', canonical: '/docs/events' };

const contentOf = ({ tags }: Head, name: string): string | undefined =>
  tags.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes
    .content;
const linksOf = ({ tags }: Head) =>
  tags.filter(({ element }) => element === 'link').map(({ attributes }) => attributes);

test('the title names the page and the site', () => {
  expect(headOf({ ...page, settings }).title).toBe('Events | Stencil');
  expect(headOf({ ...page, title: 'Stencil', settings }).title).toBe('Stencil');
});

test('the canonical address is another one than the page’s own in an older version', () => {
  const old = { ...view, path: '/docs/v4.4/events' };
  expect(linksOf(headOf({ ...page, view: old, settings }))).toEqual([
    { rel: 'canonical', href: 'https://example.org/docs/events' },
    { rel: 'alternate', href: 'https://example.org/docs/v4.4/events', hreflang: 'en' },
    { rel: 'alternate', href: 'https://example.org/docs/v4.4/events', hreflang: 'x-default' },
    { rel: 'alternate', type: 'text/markdown', href: '/docs/v4.4/events.md' },
  ]);
});

test('search learns the language, the version and the tags', () => {
  const head = headOf({ ...page, settings });
  expect(contentOf(head, 'docsearch:language')).toBe('en');
  expect(contentOf(head, 'docsearch:version')).toBe('v4.12');
  expect(contentOf(head, 'docusaurus_tag')).toBe('docs-default-v4.12,dom');
});

test('search engines are kept off unlisted pages, off a hidden site and off what is not there', () => {
  const unlisted = buildPageView(source, 'forms', article);
  const missing = buildPlainView(source, 'not-found', '');
  const hidden = { ...settings, noIndex: true };
  expect(contentOf(headOf({ ...page, settings }), 'robots')).toBeUndefined();
  expect(contentOf(headOf({ ...page, view: unlisted, settings }), 'robots')).toBe(
    'noindex, nofollow',
  );
  expect(contentOf(headOf({ ...page, settings: hidden }), 'robots')).toBe('noindex, nofollow');
  expect(contentOf(headOf({ ...page, view: missing, settings }), 'robots')).toBe('noindex');
});

test('a shared link shows title, description and the site’s image', () => {
  const head = headOf({ ...page, settings: { ...settings, socialImage: 'social.png' } });
  expect(contentOf(head, 'og:title')).toBe('Events | Stencil');
  expect(contentOf(head, 'og:description')).toBe('Emit events.');
  expect(contentOf(head, 'og:url')).toBe('https://example.org/docs/events');
  expect(contentOf(head, 'og:image')).toBe('https://example.org/docs/social.png');
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(headOf({ ...page, settings }), 'twitter:card')).toBe('summary');
});
