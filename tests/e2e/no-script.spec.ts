import { expect, test } from './test.ts';

test('a page is readable without script, and its links work', async ({ noScript: page }) => {
  await page.goto('/docs/introduction');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await article.innerText()).length).toBeGreaterThan(500);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/\/introduction$/);
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the version menu works without script', async ({ noScript: page }) => {
  await page.goto('/docs/getting-started');
  const opener = page.getByRole('button', { name: 'Open navigation' });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('button', { name: /^Version/ }).click();
  await page.getByRole('link', { name: /^v4\.11\b/ }).click();
  await expect(page).toHaveURL('/docs/v4.11/getting-started');
});

test('every link of the sidebar is in the document', async ({ noScript: page }) => {
  await page.goto('/docs/introduction');
  const links = page.locator('nav a[href="/docs/goals-and-objectives"]');
  expect(await links.count()).toBeGreaterThan(0);
});
