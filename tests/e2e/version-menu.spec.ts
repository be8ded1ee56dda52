import versions from '../../content/versions.ts';
import { expect, test } from './test.ts';
import { isMarkedWindow, markWindow, openNavigation, visit } from './visit.ts';

const button = /^Version/;

test('the version menu names all versions and keeps the page', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await markWindow(page);
  await openNavigation(page);
  await expect(page.getByRole('button', { name: button })).toContainText('v4.12');
  await page.getByRole('button', { name: button }).click();
  for (const { name } of versions.versions) {
    await expect(page.getByRole('link', { name: new RegExp(`^${name}\\b(?!\\.)`) })).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: /latest$/ })).toHaveText('v4.12latest');
  await page.getByRole('link', { name: /^v4\.11\b/ }).click();
  await expect(page).toHaveURL('/docs/v4.11/getting-started');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    /getting started/i,
  );
  expect(await isMarkedWindow(page)).toBe(true);
});

test('a page with another slug in a version is found there', async ({ page }) => {
  await visit(page, '/docs/introduction/upgrading-to-stencil-four');
  await openNavigation(page);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: /^v2\b/ }).click();
  await expect(page).toHaveURL(/^[^?#]*\/docs\/v2(\/.*)?$/);
  await expect(page.getByRole('article')).toBeVisible();
});

const four = '/docs/introduction/upgrading-to-stencil-four';
const preferred = 'docs-preferred-version-default';

test('a version without the page says since when it is, and leads to the nearest one with the reason', async ({
  page,
}) => {
  await visit(page, four);
  await openNavigation(page);
  await page.getByRole('button', { name: button }).click();
  const entry = page.getByRole('listitem').filter({ has: page.locator('a[data-version="v3"]') });
  await expect(entry).toHaveText('v3New in v4.0');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL('/docs/v3/introduction');
  await expect(page.getByRole('complementary', { name: 'Why you are here' })).toHaveText(
    '“Upgrading to Stencil 4” is not part of v3. New in v4.0.',
  );
});

test('a page that is gone says what to see instead', async ({ page }) => {
  await visit(page, '/docs/v3/introduction/upgrading-to-stencil-three');
  await openNavigation(page);
  await page.getByRole('button', { name: button }).click();
  const entry = page.getByRole('listitem').filter({ has: page.locator('a[data-version="v4.5"]') });
  await expect(entry).toHaveText('v4.5Removed in v4.0; see Upgrading to Stencil v4.0.0');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL('/docs/v4.5/introduction/upgrading-to-stencil-four');
});

test('the heading is kept where the other version has it, and dropped where it has not', async ({
  page,
}) => {
  await visit(page, '/docs/getting-started#by-hand');
  await openNavigation(page);
  await page.getByRole('button', { name: button }).click();
  await page.locator('a[data-version="v4.9"]').click();
  await expect(page).toHaveURL('/docs/v4.9/getting-started#by-hand');
  await expect(page.locator('#by-hand')).toBeInViewport();
  await visit(page, '/docs/getting-started#no-such-heading');
  await openNavigation(page);
  await page.getByRole('button', { name: button }).click();
  await page.locator('a[data-version="v4.9"]').click();
  await expect(page).toHaveURL('/docs/v4.9/getting-started');
});

test('the chosen version is remembered, and forgotten when it is gone', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await openNavigation(page);
  await page.getByRole('button', { name: button }).click();
  await page.locator('a[data-version="v4.9"]').click();
  await expect(page).toHaveURL('/docs/v4.9/getting-started');
  const stored = () => page.evaluate(key => localStorage.getItem(key), preferred);
  expect(await stored()).toBe('v4.9');
  await page.evaluate(key => localStorage.setItem(key, 'v1.7'), preferred);
  await visit(page, '/docs/introduction');
  await expect.poll(stored).toBeNull();
});

test('the stored name of older sites for the next version is understood', async ({ page }) => {
  await page.addInitScript(key => localStorage.setItem(key, 'current'), preferred);
  await visit(page, '/docs/introduction');
  await expect(page.locator('.part-links a', { hasText: 'Docs' })).toHaveAttribute(
    'href',
    '/docs/next/introduction',
  );
});

for (const [address, words] of [
  ['/docs/next/getting-started', 'next documents release 4.13.0, a preview of what comes next.'],
  ['/docs/v4.11/getting-started', 'v4.11 documents release 4.11.0, still supported.'],
  ['/docs/v2/getting-started', 'v2 documents release 2.22.3, no longer supported.'],
] as const) {
  test(`${address} says what it documents and leads to the latest`, async ({ page }) => {
    await visit(page, address);
    const banner = page.getByRole('complementary', { name: 'About this version' });
    await expect(banner).toContainText(words);
    await banner.getByRole('link', { name: 'This page in v4.12' }).click();
    await expect(page).toHaveURL('/docs/getting-started');
    await expect(banner).toHaveCount(0);
  });
}
