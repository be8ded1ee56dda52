import { expect, test } from 'vitest';
import { buildPageView, buildPlainView } from '../model/build-page-view.ts';
import { headOf } from '../model/head.ts';
import { sampleSettings, sampleSite, sampleVersion } from '../model/sample-site.fixture.ts';
import { type DocumentSource, renderDocument, renderTag } from './document.tsx';
import { renderFrame } from './render-frame.tsx';

const settings = sampleSettings;
const manifests = { site: sampleSite, version: sampleVersion, settings };
const view = buildPageView(manifests, 'events', {
  title: 'Events',
  toc: [{ id: 'listen', text: 'Listen', level: 2, children: [] }],
});
const parts = {
  brand: '<a href="/">B</a>',
  links: '',
  tools: '',
  product: '',
  announcement: '',
  footer: '',
};
const source: DocumentSource = {
  settings,
  view,
  frame: renderFrame({ settings, parts, view }),
  head: headOf({ view, title: 'A & <b>', description: 'Say "hi"', canonical: '/x', settings }),
  article: '<h1>Events</h1><p>Text</p>',
  assets: {
    script: '/docs/_/assets/entry.js',
    styles: 'a>b{c:d}',
    lateStyles: '/docs/_/assets/late.css',
    firstPaint: 'first()',
    policy: "default-src 'none'",
    direction: 'ltr',
  },
};
const html = renderDocument(source);
const count = (pattern: RegExp, text = html): number => text.match(pattern)?.length ?? 0;

test('the policy stands before everything that it governs', () => {
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeGreaterThan(0);
  for (const later of ['<title', '<link', '<script', '<style', '<body'])
    expect(html.indexOf(later)).toBeGreaterThan(policy);
});

test('texts are escaped where they would end an element or an attribute', () => {
  expect(html).toContain('<title>A &amp; &lt;b&gt; | Stencil</title>');
  expect(html).toContain(`<meta name="description" content='Say "hi"'>`);
  expect(renderTag({ element: 'meta', attributes: { content: `'"&<` } })).toBe(
    `<meta content='&#39;"&amp;&lt;'>`,
  );
});

test('inline script and styles are the very texts that were hashed', () => {
  expect(html).toContain('<script>first()</script>');
  expect(html).toContain('<style>a>b{c:d}</style>');
});

test('each landmark is there once', () => {
  expect(count(/<header class="banner"/g)).toBe(1);
  expect(count(/<main /g)).toBe(1);
  expect(count(/<article/g)).toBe(1);
  for (const name of ['Main', 'Docs sidebar', 'On this page', 'Docs pages'])
    expect(count(new RegExp(`<nav [^>]*aria-label="${name}"`, 'g'))).toBe(1);
});

test('the article stands in the document as it is', () => {
  expect(html).toContain('><h1>Events</h1><p>Text</p></article>');
});

test('nothing has a style attribute or an inline handler, which the policy forbids', () => {
  expect(count(/<[^>]*\s(style|on\w+)=/g)).toBe(0);
});

test('only the current page is marked in the sidebar', () => {
  expect(html).toContain('<a href="/docs/events" aria-current="page">Events</a>');
  expect(count(/aria-current="page"/g)).toBe(1);
});

test('the page for what is not there names every version', () => {
  const missing = buildPlainView(manifests, 'not-found', '');
  const frame = renderFrame({ settings, parts, view: missing });
  const text = renderDocument({ ...source, view: missing, frame, article: '' });
  expect(text).toMatch(/<h1[^>]*>This page is not here<\/h1>/);
  for (const path of ['/docs/next', '/docs/', '/docs/v4.4'])
    expect(text).toContain(`<li><a href="${path}">`);
});

test('what is not set is not there', () => {
  expect(html).not.toContain('Announcement');
  expect(html).not.toContain('<footer');
  expect(html).not.toContain('rel="icon"');
});
