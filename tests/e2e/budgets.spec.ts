/** What a reader has to load, in bytes as hosts send them; the numbers are those of the design. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.skip(({ isMobile }) => isMobile, 'the size of the window makes no difference to bytes');

/** Hosts press hashed files once, hard, and documents on the way, lightly. */
const press = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

test('the script that makes a page work is one file of at most 72 KB, and idle time adds at most 3', async ({
  page,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', async response => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), await response.text());
  });
  const ahead = page.waitForResponse(/\/load-page\./);
  await visit(page, '/docs/introduction');
  const address = await page.locator('script[type=module]').getAttribute('src');
  const entry = scripts.get(new URL(address ?? '', page.url()).href) ?? '';
  expect(entry).not.toMatch(/(^|[;\n])import[\s{*"'`]/);
  expect(press(entry, 11)).toBeLessThanOrEqual(72_000);
  await ahead;
  await page.waitForLoadState('networkidle');
  const others = [...scripts.values()].filter(text => text !== entry);
  const added = others.reduce((sum, text) => sum + press(text, 11), 0);
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(3000);
});

test('half of the documents have at most 14 KB, styles included', async ({ request }) => {
  const list = await (await request.get('/docs/sitemap.xml')).text();
  const paths = [...list.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, path = '']) => path);
  const latest = paths.filter(path => !/\/docs\/(v\d|next)/.test(path));
  expect(latest.length).toBeGreaterThan(20);
  const sizes = await Promise.all(
    latest.map(async path => press(await (await request.get(path)).text(), 5)),
  );
  sizes.sort((one, other) => one - other);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(14_000);
});
