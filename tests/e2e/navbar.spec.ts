import { expect, test } from './test.ts';
import { openMoreLinks, scrollPage, visit } from './visit.ts';

const main = { name: 'Main', exact: true } as const;

test('the navbar leads to the docs, resources, community and blog', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await openMoreLinks(page);
  const navbar = page.getByRole('navigation', main);
  await expect(navbar.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
    'href',
    '/docs/introduction',
  );
  for (const name of ['Resources', 'Community', 'Blog']) {
    await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /^https:/,
    );
  }
  for (const name of ['Stencil on X', 'Stencil on Discord', 'Stencil on GitHub']) {
    await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('Docs leads into the version that the reader chose last', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v3'));
  await visit(page, '/docs/getting-started');
  const docs = page.getByRole('navigation', main).locator('a', { hasText: /^Docs$/ });
  await expect(docs).toHaveAttribute('href', '/docs/v3/introduction');
  await openMoreLinks(page);
  await docs.click();
  await expect(page).toHaveURL('/docs/v3/introduction');
});

test('the logo is the site’s own drawing, 96 by 20, one for each mode', async ({ page }) => {
  await visit(page, '/docs/introduction');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Stencil' });
  await expect(logo).toHaveCount(1);
  expect(await logo.boundingBox()).toMatchObject({ width: 96, height: 20 });
  const light = await logo.innerHTML();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(logo).toHaveCount(1);
  expect(await logo.innerHTML()).not.toBe(light);
});

test('the navbar stays while the page scrolls', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await scrollPage(page, 1200);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('日本語 opens the Japanese site in a new tab', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await openMoreLinks(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  const japanese = page.getByRole('link', { name: '日本語' });
  await expect(japanese).toBeVisible();
  await expect(japanese).toHaveAttribute('href', 'https://stenciljs.jp/docs/introduction');
  await expect(japanese).toHaveAttribute('target', '_blank');
});

test('a menu opens at its button, with and without anchors in the style sheet', async ({
  browser,
  baseURL,
  viewport,
}) => {
  for (const hasAnchors of [true, false]) {
    // Taking the anchors out of the styles is no change that the policy would let through.
    const context = await browser.newContext({
      bypassCSP: true,
      viewport,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    if (!hasAnchors) await takeAnchorsAway(page);
    await visit(page, '/docs/introduction');
    await openMoreLinks(page);
    const button = page.getByRole('button', { name: /^Language/ });
    await button.click();
    const [menu, opener] = [
      await page.locator('#shell_languages').boundingBox(),
      await button.boundingBox(),
    ];
    expect(Math.abs((menu?.y ?? 0) - (opener?.y ?? 0) - (opener?.height ?? 0))).toBeLessThan(12);
    expect(menu?.x ?? 0).toBeLessThanOrEqual((opener?.x ?? 0) + (opener?.width ?? 0));
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeGreaterThanOrEqual(opener?.x ?? 0);
    await context.close();
  }
});

/** Makes a browser that knows no anchors out of one that does. */
async function takeAnchorsAway(page: import('@playwright/test').Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) =>
      name === 'position-area'
        ? false
        : value === undefined
          ? supports(name)
          : supports(name, value);
  });
  await page.route('**/late.*.css', async route => {
    const response = await route.fetch();
    const styles = (await response.text()).replaceAll(
      'position-area:block-end)',
      'position-nowhere:x)',
    );
    await route.fulfill({ response, body: styles });
  });
}
