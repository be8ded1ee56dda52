/** Every setting of `site.config.ts` acts: seen in the documents and files that a small site makes. */
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { type SiteSketch, siteSource } from '../../tests/support/site-source.ts';
import { buildSite } from '../model/build-site.ts';
import { getVersion } from '../model/site.ts';
import { toCrawlerFiles } from '../output/crawler-files.ts';
import { toManifestFiles } from '../output/manifest-files.ts';
import { renderDocuments } from './render-documents.ts';

const fragment = {
  title: 'Events',
  description: 'About events.',
  toc: [],
  html: '<h1>Events</h1>',
};
const shell = {
  script: '/docs/_/assets/entry.js',
  styles: 'body{}',
  pageStyles: {},
  lateStyles: '/docs/_/assets/late.css',
  firstPaint: 'first()',
  baseUrlNotice: 'notice()',
};
const logo = { alt: 'Logo', src: 'logo.svg', width: 96, height: 20 };

type Settings = Pick<SiteSketch, 'config' | 'theme'>;

const siteOf = (settings: Settings) =>
  buildSite(siteSource({ pages: { events: { tags: ['dom'] } }, ...settings }), 'exclude');

/** The document of one page of a site with these settings. */
function documentOf(settings: Settings, versionName = 'v4.12'): string {
  const site = siteOf(settings);
  const names = new Map(site.versions.map(({ name }) => [name, new Map([['events', 'hash']])]));
  const manifests = toManifestFiles(site, names);
  const version = manifests.versions.get(getVersion(site, versionName).name);
  if (!version) throw new Error(`no manifest for ${versionName}`);
  const pages = [{ kind: 'page' as const, slug: 'events', fragment }];
  const [document = ''] = renderDocuments({
    config: site.config,
    shell,
    svgs: {},
    site: manifests.site,
    version,
    pages,
  });
  parse(document);
  return document;
}

const filesOf = (settings: Settings) =>
  Object.fromEntries(
    toCrawlerFiles(siteOf(settings)).map(({ path, contents }) => [path, String(contents)]),
  );

describe('the settings of the site', () => {
  test('`title` and `titleDelimiter` make the title of a page', () => {
    const config = { title: 'Toolchain', titleDelimiter: '·' };
    expect(documentOf({ config })).toContain('<title>Events · Toolchain</title>');
  });

  test('`url` and `baseUrl` make the canonical address', () => {
    const config = { url: 'https://docs.example', baseUrl: '/d/' };
    expect(documentOf({ config }, 'v3')).toContain(
      '<link rel="canonical" href="https://docs.example/d/events">',
    );
  });

  test('`noIndex` asks search engines to leave every page out, and there is no sitemap', () => {
    expect(documentOf({})).not.toContain('name="robots"');
    expect(documentOf({ config: { noIndex: true } })).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
    expect(Object.keys(filesOf({ config: { noIndex: true } }))).toEqual(['robots.txt']);
    expect(filesOf({})['robots.txt']).toContain('Sitemap: https://example.org/docs/sitemap.xml');
  });

  test('`trailingSlash` reaches the links of the page', () => {
    expect(documentOf({ config: { trailingSlash: true } })).toContain('href="/docs/v3/events/"');
  });

  test('`locales` give language and direction, and an alternate address each', () => {
    const locales = { he: { label: 'עברית', htmlLang: 'he-IL', direction: 'rtl' as const } };
    const document = documentOf({ config: { defaultLocale: 'he', locales } });
    expect(document).toMatch(/<html lang="he-IL" dir="rtl"/);
    expect(document).toContain('hreflang="he-IL"');
    expect(document).toContain('hreflang="x-default"');
  });

  test('`favicon` is linked below the base URL', () => {
    expect(documentOf({ config: { favicon: 'icon.svg' } })).toContain(
      '<link rel="icon" href="/docs/icon.svg">',
    );
  });

  test('`editUrl` leads from a page to its source', () => {
    const config = { editUrl: 'https://code.example/edit/%file%' };
    expect(documentOf({ config })).toContain(
      'href="https://code.example/edit/content/pages/events.mdx"',
    );
  });
});

describe('the settings of the theme', () => {
  test('`navbar.items` stand in the navbar, `to` in the version of the page', () => {
    const items = [
      { label: 'Docs', to: 'events' },
      { label: 'Blog', href: 'https://blog.example' },
    ];
    const document = documentOf({ theme: { navbar: { logo, items } } }, 'v3');
    expect(document).toMatch(/<a[^>]*href="\/docs\/v3\/events"[^>]*>Docs<\/a>/);
    expect(document).toMatch(/<a[^>]*href="https:\/\/blog\.example"[^>]*>Blog/);
  });

  test('`footer` may be left out, be one row of links, or columns with titles', () => {
    expect(documentOf({})).not.toContain('<footer');
    const row = documentOf({ theme: { footer: { links: [{ label: 'Terms', href: '/terms' }] } } });
    expect(row).toMatch(/<footer[\s\S]*Terms/);
    const columns = documentOf({
      theme: {
        footer: {
          style: 'dark',
          copyright: '© Someone',
          links: [{ title: 'More', items: [{ label: 'Terms', href: '/terms' }] }],
        },
      },
    });
    expect(columns).toMatch(/<footer[\s\S]*More[\s\S]*Terms[\s\S]*© Someone/);
    expect(columns).toContain('data-style="dark"');
  });

  test('`announcementBar` brings its text, id and colours', () => {
    const announcementBar = {
      id: 'news-2',
      content: 'Something **new**',
      backgroundColor: '#112233',
      textColor: '#ffffff',
    };
    const document = documentOf({ theme: { announcementBar } });
    expect(document).toContain('data-announcement="news-2"');
    expect(document).toContain('--announcement-background:#112233');
    expect(document).toContain('Something <strong>new</strong>');
    expect(documentOf({})).not.toContain('aria-label="Announcement"');
  });

  test('`announcementBar.isCloseable` decides whether there is a button to close it', () => {
    const closable = (isCloseable: boolean) =>
      documentOf({ theme: { announcementBar: { content: 'News', isCloseable } } });
    expect(closable(true)).toContain('aria-label="Close announcement"');
    expect(closable(false)).not.toContain('aria-label="Close announcement"');
  });

  test('`colorMode` gives the first mode, may follow the system, and may take the switch away', () => {
    const dark = documentOf({ theme: { colorMode: { defaultMode: 'dark' } } });
    expect(dark).toMatch(/<html[^>]* data-theme="dark"/);
    expect(documentOf({ theme: { colorMode: { respectPrefersColorScheme: true } } })).toMatch(
      /<html[^>]* data-follow-system/,
    );
    expect(documentOf({})).toContain('Switch to dark mode');
    expect(documentOf({ theme: { colorMode: { disableSwitch: true } } })).not.toContain(
      'Switch to',
    );
  });

  test('`socialImage` is what other sites show of a link', () => {
    expect(documentOf({ theme: { socialImage: 'social.png' } })).toContain(
      '<meta property="og:image" content="https://example.org/docs/social.png">',
    );
  });

  test('`search` by a hosted service widens the policy by its hosts and nothing else', () => {
    const policy = (settings: Settings) =>
      /Content-Security-Policy" content="([^"]*)"/.exec(documentOf(settings))?.[1] ?? '';
    const search = { provider: 'hosted' as const, appId: 'A', apiKey: 'k', indexName: 'i' };
    expect(
      policy({ theme: { search } }).replaceAll(/ https:\/\/a[^ ]*\.algolia(net)?\.(net|com)/g, ''),
    ).toBe(policy({}));
  });

  test('tags of a page stand under its article and in its head', () => {
    const document = documentOf({});
    expect(document).toContain('<meta name="docusaurus_tag" content="docs-default-v4.12,dom">');
    expect(document.slice(document.indexOf('</article>'))).toContain('dom');
  });
});
