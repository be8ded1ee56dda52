import { expect, test } from './test.ts';
import { clickAtOnce, scrollPage, visit } from './visit.ts';

const long = '/docs/getting-started';

test('the skip link is the first stop of the keyboard and leads to the main content', async ({
  page,
}) => {
  await visit(page, long);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a navigation focuses the new heading and announces the page', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await clickAtOnce(page, [long]);
  await expect(page).toHaveURL(long);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Getting started');
});

test('what the keyboard is on has an outline', async ({ page }) => {
  await visit(page, long);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return { outlineStyle, outlineWidth };
  });
  expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' });
});

test('back to top comes when the reader turns back, and leads there', async ({ page }) => {
  await visit(page, long);
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollPage(page, 1500);
  await expect(button).toHaveCount(0);
  await scrollPage(page, 1300);
  await expect(button).toBeVisible();
  await scrollPage(page, 1400);
  await expect(button).toHaveCount(0);
  await scrollPage(page, 1200);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await scrollPage(page, 250);
  await scrollPage(page, 200);
  await expect(button).toHaveCount(0);
});

test('back to top hides on a link to a heading above', async ({ page }) => {
  await visit(page, long);
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollPage(page, 2500);
  await scrollPage(page, 2400);
  await expect(button).toBeVisible();
  const id = await page.getByRole('article').locator('h2').nth(1).getAttribute('id');
  await page.evaluate(hash => {
    location.hash = hash ?? '';
  }, id);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(button).toHaveCount(0);
});

test('a choice of tabs holds for the page, for other tabs of the browser and for later', async ({
  page,
  context,
}) => {
  await visit(page, long);
  const other = await context.newPage();
  await visit(other, long);
  const shown = (where: typeof page) => where.getByRole('tab', { name: 'pnpm', selected: true });
  const count = await page.getByRole('tab', { name: 'pnpm' }).count();
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(shown(page)).toHaveCount(count);
  await expect(shown(other)).toHaveCount(count);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'))).toBe(
    'pnpm',
  );
  await visit(page, long);
  await expect(shown(page)).toHaveCount(count);
});

test('code is copied with a word of feedback, and its lines wrap', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, long);
  const sample = page.locator('doc-code:visible').first();
  await sample.hover();
  await sample.getByRole('button', { name: 'Copy code' }).click();
  await expect(sample.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await sample.locator('code').textContent(),
  );
  const wrap = sample.getByRole('button', { name: 'Wrap lines' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(sample.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
});

test('a heading’s link leads to it and leaves its address on the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, long);
  const heading = page.getByRole('article').locator('h2').first();
  const id = await heading.getAttribute('id');
  await heading.hover();
  await heading.getByRole('link', { name: /^Link to / }).click();
  await expect(page).toHaveURL(`${long}#${id}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
