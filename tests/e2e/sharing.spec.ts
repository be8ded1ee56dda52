import { expect, test } from './test.ts';
import { clickAtOnce, visit } from './visit.ts';

const contentOf = (page: import('@playwright/test').Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

test('a shared link has a title, a description and an image that is there', async ({
  page,
  request,
}) => {
  await visit(page, '/docs/v4.11/introduction');
  expect(await contentOf(page, 'og:title')).toBe(await page.title());
  expect(await contentOf(page, 'og:description')).toBe(await contentOf(page, 'description'));
  expect(await contentOf(page, 'og:url')).toBe('https://stenciljs.com/docs/v4.11/introduction');
  expect(await contentOf(page, 'twitter:card')).toBe('summary_large_image');
  const image = new URL((await contentOf(page, 'og:image')) ?? '');
  expect((await request.get(image.pathname)).headers()['content-type']).toBe('image/png');
});

test('the tags follow a navigation', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await clickAtOnce(page, ['/docs/getting-started']);
  await expect(page).toHaveURL('/docs/getting-started');
  expect(await contentOf(page, 'og:url')).toBe('https://stenciljs.com/docs/getting-started');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://stenciljs.com/docs/getting-started',
  );
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    '/docs/getting-started.md',
  );
});

test('the browser’s own surfaces take the colour of the mode', async ({ page }) => {
  await visit(page, '/docs/introduction');
  const color = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await color()).toEqual(['#ffffff']);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await color()).toEqual(['#14151a']);
  expect(await background()).toBe('rgb(20, 21, 26)');
  await page.reload();
  expect(await color()).toEqual(['#14151a']);
});

test('the site has an icon', async ({ page, request }) => {
  await visit(page, '/docs/introduction');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await request.get(icon ?? '')).headers()['content-type']).toContain('image/svg+xml');
});

test('every page is Markdown at its address with .md, as its version has it', async ({
  request,
}) => {
  const response = await request.get('/docs/v4.11/getting-started.md');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# Getting started\n/);
  expect(text).toContain('@stencil/core@4.11.0');
  expect(text).toContain('](https://stenciljs.com/docs/v4.11/');
  expect(text).not.toMatch(/\]\(page:|%release%|^:::/m);
});

test('a page is copied as the Markdown of its version', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/docs/v4.11/getting-started');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await (await request.get('/docs/v4.11/getting-started.md')).text(),
  );
});

for (const address of ['/docs/llms.txt', '/docs/v4.11/llms.txt']) {
  test(`${address} lists the pages of its version`, async ({ request }) => {
    const text = await (await request.get(address)).text();
    const links = [...text.matchAll(/\]\(https:\/\/stenciljs\.com(\/docs[^)]*\.md)\)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.slice(0, 5)) expect((await request.get(link)).status()).toBe(200);
  });
}
