import versions from '../../content/versions.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const baseOf = (name: string) => (name === versions.latest ? '/docs' : `/docs/${name}`);

for (const { name } of versions.versions) {
  test(`the introduction of ${name} opens`, async ({ page }) => {
    const address = `${baseOf(name)}/introduction`;
    const response = await visit(page, address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/ \| Stencil$/);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/docs\/introduction$/,
    );
  });
}

test('the landing of every version answers', async ({ request }) => {
  for (const { name } of versions.versions) {
    const address = name === versions.latest ? '/docs/' : `/docs/${name}`;
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

test('a page has each landmark once', async ({ page }) => {
  await visit(page, '/docs/introduction');
  for (const role of ['banner', 'main', 'article', 'contentinfo'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(1);
  }
  for (const name of ['Main', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name, exact: true }), name).toHaveCount(1);
  }
});

const moved = [
  ['/', '/docs/'],
  ['/docs', '/docs/'],
  ['/docs/introduction/', '/docs/introduction'],
  ['/docs/introduction.html', '/docs/introduction'],
  ['/docs/introduction/index.html?q=a', '/docs/introduction?q=a'],
  ['/docs/v4.11/', '/docs/v4.11'],
  ['/docs/intro', '/docs/introduction'],
  ['/docs/v4.11/intro', '/docs/v4.11/introduction'],
  ['/docs/v4.12', '/docs/'],
  ['/docs/v4.12/introduction', '/docs/introduction'],
  ['/docs/v3.2/introduction', '/docs/v3/introduction'],
  ['/docs/4.7.2/introduction', '/docs/v4.7/introduction'],
  ['/docs/2.0.1/introduction', '/docs/v2/introduction'],
] as const;

for (const [from, to] of moved) {
  test(`${from} leads to ${to} in one step`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 302, 308]).toContain(response.status());
    expect(response.headers().location).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const address of ['/docs/no-such-page', '/docs/v4.11/no-such-page', '/docs/v9.9', '/else']) {
  test(`${address} answers 404 with a page that leads on`, async ({ page, allowTrouble }) => {
    allowTrouble(/status of 404/);
    const response = await visit(page, address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}

for (const file of ['introduction.html', 'introduction/index.html']) {
  test(`${file}, where a host serves it as it is, becomes the page's own address`, async ({
    page,
  }) => {
    await page.route(`**/docs/${file}`, async route => {
      const url = new URL('/docs/introduction', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`/docs/${file}#what-you-write`);
    await expect(page).toHaveURL('/docs/introduction#what-you-write');
  });
}
