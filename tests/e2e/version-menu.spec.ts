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
