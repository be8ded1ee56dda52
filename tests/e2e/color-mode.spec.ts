import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('light is the default whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/docs/introduction');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the chosen mode is kept, and there before the first paint', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { theme } = document.documentElement.dataset;
      sessionStorage.setItem('first-frame', theme ?? 'none');
    });
  });
  await visit(page, '/docs/goals-and-objectives');
  expect(await page.evaluate(() => sessionStorage.getItem('first-frame'))).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('another tab follows', async ({ page, context }) => {
  await visit(page, '/docs/introduction');
  const other = await context.newPage();
  await visit(other, '/docs/goals-and-objectives');
  await other.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
