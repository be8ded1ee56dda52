import { describe, expect, test } from 'vitest';
import { type SiteSketch, siteSource } from '../../tests/support/site-source.ts';
import { buildSite } from './build-site.ts';
import { getDoc, getSidebar, getVersion } from './site.ts';

const build = (sketch: SiteSketch) => buildSite(siteSource(sketch), 'exclude');
const docsOf = (sketch: SiteSketch, version: string) => getVersion(build(sketch), version).docs;

describe('addresses', () => {
  test('the latest version is served without a version, every other under its name', () => {
    const paths = build({ pages: { events: {} } }).versions.map(version => [
      version.name,
      version.path,
      version.docs[0]?.path,
    ]);
    expect(paths).toEqual([
      ['next', '/docs/next', '/docs/next/events'],
      ['v4.12', '/docs/', '/docs/events'],
      ['v4.11', '/docs/v4.11', '/docs/v4.11/events'],
      ['v3', '/docs/v3', '/docs/v3/events'],
    ]);
  });

  test('`trailingSlash` ends every address in a slash', () => {
    const site = build({ config: { trailingSlash: true }, pages: { events: {} } });
    expect(getVersion(site, 'v3').path).toBe('/docs/v3/');
    expect(getVersion(site, 'v4.12').docs[0]?.path).toBe('/docs/events/');
  });

  test('`baseUrl` stands before every address', () => {
    const site = build({ config: { baseUrl: '/' }, pages: { events: {} } });
    expect(site.versions.map(version => version.docs[0]?.path)).toEqual([
      '/next/events',
      '/events',
      '/v4.11/events',
      '/v3/events',
    ]);
  });

  test('a page without a slug is served at its id, and without an id at the path of its file', () => {
    const docs = docsOf(
      { pages: { 'guides/forms': {}, 'guides/store': { id: 'store' } } },
      'v4.12',
    );
    expect(docs.map(doc => [doc.id, doc.slug])).toEqual([
      ['guides/forms', 'guides/forms'],
      ['store', 'store'],
    ]);
  });
});

describe('pages and versions', () => {
  test('a page stands in the versions that its range names', () => {
    const site = build({ pages: { forms: { versions: '>=4.12' } } });
    expect(
      site.versions.filter(version => version.docs.length > 0).map(({ name }) => name),
    ).toEqual(['next', 'v4.12']);
  });

  test('id, slug, title, label and category may differ by range', () => {
    const byRange = (name: string) => ({ '<4': `old-${name}`, '>=4': `new-${name}` });
    const page = {
      id: byRange('id'),
      slug: byRange('slug'),
      title: byRange('title'),
      label: byRange('label'),
      category: byRange('category'),
    };
    const [doc] = docsOf({ pages: { page } }, 'v3');
    const { id, slug, title, label, category } = doc ?? {};
    expect([id, slug, title, label, category]).toEqual([
      'old-id',
      'old-slug',
      'old-title',
      'old-label',
      'old-category',
    ]);
  });

  test('a draft stays out of the docs, and its id is listed', () => {
    const version = getVersion(build({ pages: { forms: { draft: true }, events: {} } }), 'v3');
    expect(version.docs.map(doc => doc.id)).toEqual(['events']);
    expect(version.draftIds).toEqual(['forms']);
  });

  test('drafts are part of the site when they are asked for', () => {
    const site = buildSite(siteSource({ pages: { forms: { draft: true } } }), 'include');
    expect(getVersion(site, 'v3').docs.map(doc => doc.draft)).toEqual([true]);
  });

  test('the table of contents shows the levels of the page, else those of the site', () => {
    const sketch = {
      theme: { tableOfContents: { maxHeadingLevel: 4 } },
      pages: { events: {}, forms: { toc: { minHeadingLevel: 3 } } },
    };
    expect(docsOf(sketch, 'v3').map(doc => doc.toc)).toEqual([
      { minHeadingLevel: 2, maxHeadingLevel: 4 },
      { minHeadingLevel: 3, maxHeadingLevel: 4 },
    ]);
  });
});

describe('the sidebar', () => {
  const sidebar = [
    { category: 'Output', items: ['docs-json', 'www'] },
    { category: 'Generation', items: ['docs-json', { category: 'Deep', items: ['stats'] }] },
    { category: 'Empty', items: ['nothing-here'] },
    { category: 'Elsewhere', items: [{ label: 'Forum', href: 'https://forum.example.org' }] },
  ];
  const pages = {
    'docs-json': { category: { '<4': 'Output', '>=4': 'Generation' }, label: 'JSON' },
    www: { category: 'Output' },
    stats: { category: 'Generation > Deep', unlisted: true },
    alone: {},
  };

  test('a page appears in the category that its front matter names in that version', () => {
    const labels = (version: string) =>
      getSidebar(getVersion(build({ sidebar, pages }), version), 'docs').items.map(item => [
        item.label,
        item.type === 'category' ? item.items.map(({ label }) => label) : [],
      ]);
    expect(labels('v3')).toEqual([
      ['Output', ['JSON', 'www']],
      ['Generation', ['Deep']],
      ['Elsewhere', ['Forum']],
    ]);
    expect(labels('v4.12')).toEqual([
      ['Output', ['www']],
      ['Generation', ['JSON', 'Deep']],
      ['Elsewhere', ['Forum']],
    ]);
  });

  test('an unlisted page is marked in it', () => {
    const { items } = getSidebar(getVersion(build({ sidebar, pages }), 'v3'), 'docs');
    expect(items[1]).toEqual({
      type: 'category',
      label: 'Generation',
      items: [
        {
          type: 'category',
          label: 'Deep',
          items: [{ type: 'link', label: 'stats', href: '/docs/v3/stats', unlisted: true }],
        },
      ],
    });
  });

  test('it starts with its first page, which stands for the version', () => {
    const version = getVersion(build({ sidebar, pages }), 'v3');
    expect(version.sidebars.docs?.link).toEqual({ path: '/docs/v3/docs-json', label: 'JSON' });
    expect(version.mainDocId).toBe('docs-json');
  });

  test('a doc knows whether it is listed', () => {
    const listed = docsOf({ sidebar, pages }, 'v3').map(doc => [doc.id, doc.sidebar]);
    expect(listed).toEqual([
      ['docs-json', 'docs'],
      ['www', 'docs'],
      ['stats', 'docs'],
      ['alone', undefined],
    ]);
  });

  test('a category may stand in some versions only, and link to a page', () => {
    const site = build({
      sidebar: [{ category: 'Testing', versions: '<4', page: 'testing', items: ['unit'] }],
      pages: { testing: { unlisted: true }, unit: { category: 'Testing' } },
    });
    expect(getSidebar(getVersion(site, 'v4.12'), 'docs').items).toEqual([]);
    expect(getSidebar(getVersion(site, 'v3'), 'docs').items[0]).toMatchObject({
      href: '/docs/v3/testing',
      linkUnlisted: true,
    });
  });
});

describe('asking for what is not there', () => {
  const site = build({ pages: { events: {}, forms: {} } });
  const version = getVersion(site, 'v3');

  test.each([
    [
      () => getVersion(site, 'v9'),
      'no version doc found by id=v9. Valid names: next, v4.12, v4.11, v3.',
    ],
    [
      () => getDoc(version, 'event'),
      "Couldn't find any doc with id event in version v3. Valid names: events, forms.",
    ],
    [
      () => getSidebar(version, 'api'),
      "Can't find any sidebar with id api in version v3. Valid names: docs.",
    ],
  ])('%# gives the name and the valid names', (ask, message) => {
    expect(ask).toThrow(new Error(message));
  });
});

describe('redirects', () => {
  const redirects = { pages: { testing: 'unit-testing' }, versions: { 'v3.1': 'v3' } };
  const site = build({ redirects, pages: { 'unit-testing': { versions: '>=4.12' } } });

  test('an old slug leads to the new one in every version that has it', () => {
    expect(site.redirects).toContainEqual({
      from: '/docs/testing',
      to: '/docs/unit-testing',
      permanent: true,
    });
    expect(site.redirects).toContainEqual({
      from: '/docs/next/testing',
      to: '/docs/next/unit-testing',
      permanent: true,
    });
    expect(site.redirects.some(({ from }) => from === '/docs/v3/testing')).toBe(false);
  });

  test('the latest version leads from its own name to the address without one, for now', () => {
    expect(site.redirects).toContainEqual({ from: '/docs/v4.12', to: '/docs/', permanent: false });
    expect(site.redirects).toContainEqual({
      from: '/docs/v4.12/*',
      to: '/docs/*',
      permanent: false,
    });
  });

  test('a version that another one documents leads there', () => {
    expect(site.redirects).toContainEqual({
      from: '/docs/v3.1/*',
      to: '/docs/v3/*',
      permanent: true,
    });
  });
});
