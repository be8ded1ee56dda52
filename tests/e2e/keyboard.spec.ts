/** The main tasks done with the keyboard alone, on what assistive technology is told. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Presses Tab until something has the focus; that many stops and no more. */
async function tabTo(page: Page, target: Locator, stops = 40): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error(`${target} has no focus after ${stops} stops.`);
}

test('a page is found in the sidebar and opened', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await tabTo(
    page,
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Getting Started' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/getting-started');
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeFocused();
});

test('the version is switched', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  const menu = page.getByRole('button', { name: 'Version v4.12' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'v4.9', exact: true }), 20);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/v4.9/getting-started');
  await expect(page.getByRole('button', { name: 'Version v4.9' })).toBeVisible();
});

test('a menu closes on Escape and gives the focus back', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  const menu = page.getByRole('button', { name: /^Version/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'v4.9', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'v4.9', exact: true })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/docs/getting-started');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  const sample = page.locator('doc-code:visible').first();
  await tabTo(page, sample.getByRole('button', { name: 'Copy code' }));
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('status')).toHaveText('Copied');
});

test('tabs are walked with the arrows', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  const list = page.getByRole('tablist').first();
  await tabTo(page, list.getByRole('tab', { selected: true }), 140);
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'yarn', selected: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.getByRole('tab', { name: 'bun', selected: true })).toBeFocused();
});

test('the colour mode is switched', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await tabTo(page, page.getByRole('button', { name: 'Switch to dark mode' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the way through a page is told by its landmarks and headings', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - region "Announcement"
    - banner:
      - navigation "Main"
    - navigation "Docs sidebar":
      - button "Version v4.12"
      - button /Product.*Stencil Docs/
    - main:
      - navigation "On this page"
      - article:
        - heading "Getting started" [level=1]
      - navigation "Docs pages"
    - contentinfo
  `);
});
