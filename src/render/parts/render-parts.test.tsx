import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../model/config.ts';
import { renderParts } from './render-parts.tsx';

const logo = { alt: 'Logo', src: 'logo.svg', width: 96, height: 20 };

function partsWith(theme: object, navbar: object = {}, images = {}) {
  const config = v.parse(siteConfigSchema, {
    title: 'Stencil',
    url: 'https://example.org',
    baseUrl: '/docs/',
    themeConfig: { navbar: { logo, ...navbar }, ...theme },
  });
  const addressOf = (page: string) => (page === 'home' ? '/docs/v4.4/home' : undefined);
  return renderParts({ config, addressOf, images });
}

test('a link to a page leads into the version and names the page', () => {
  const { links } = partsWith({}, { items: [{ label: 'Docs', to: 'home' }] });
  expect(links).toBe('<ul><li><a href="/docs/v4.4/home" data-page="home">Docs</a></li></ul>');
});

test('an icon link has the name that its label gives it', () => {
  const { tools } = partsWith(
    {},
    { icons: [{ label: 'Code', href: 'https://a.b', icon: 'github' }] },
  );
  expect(tools).toContain('<a href="https://a.b" aria-label="Code" class="icon-button"><svg');
});

test('a logo whose drawing is known is drawn in the document, another one is loaded', () => {
  const drawing = '<svg viewBox="0 0 4 4" width="9"><path d="M0 0"/></svg>\n';
  expect(partsWith({}, {}, { 'logo.svg': drawing }).brand).toBe(
    '<a href="/docs/" class="brand"><svg viewBox="0 0 4 4" role="img" aria-label="Logo" width="96" height="20"><path d="M0 0"/></svg></a>',
  );
  expect(partsWith({}).brand).toContain(
    '<img src="/docs/logo.svg" alt="Logo" width="96" height="20"/>',
  );
});

test('each mode has its logo when there are two', () => {
  const { brand } = partsWith({}, { logo: { ...logo, srcDark: 'dark.svg' } });
  expect(brand).toMatch(/logo\.svg"[^>]* data-mode="light".*dark\.svg"[^>]* data-mode="dark"/);
});

test('a language of another site opens in a new tab', () => {
  const other = { label: '日本語', htmlLang: 'ja', href: 'https://a.jp/' };
  expect(partsWith({}, { otherLanguages: [other] }).tools).toContain(
    '<a href="https://a.jp/" lang="ja" hrefLang="ja" target="_blank" rel="noopener">日本語</a>',
  );
  expect(partsWith({}).tools).not.toContain('languages');
});

test('a footer is one row of links or columns with titles', () => {
  const link = { label: 'Blog', href: 'https://a.b' };
  expect(partsWith({ footer: { links: [link] } }).footer).toBe(
    '<div class="footer" data-style="light"><ul><li><a href="https://a.b">Blog</a></li></ul></div>',
  );
  const columns = { style: 'dark', copyright: 'Us', links: [{ title: 'More', items: [link] }] };
  expect(partsWith({ footer: columns }).footer).toBe(
    '<div class="footer" data-style="dark"><div class="footer-columns"><section><h2>More</h2><ul><li><a href="https://a.b">Blog</a></li></ul></section></div><p>Us</p></div>',
  );
});

test('without a footer, a product or an announcement there is no part', () => {
  expect(partsWith({})).toMatchObject({ footer: '', product: '', announcement: '' });
});

test('an announcement may have links, emphasis and code', () => {
  const content = 'Read **this** [page](https://a.b) on `x`';
  expect(partsWith({ announcementBar: { content } }).announcement).toBe(
    '<p>Read <strong>this</strong> <a href="https://a.b">page</a> on <code>x</code></p>',
  );
});
