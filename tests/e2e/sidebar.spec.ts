import { expect, test } from './test.ts';
import { openNavigation, visit } from './visit.ts';

const sidebar = { name: 'Docs sidebar' } as const;
const isPhone = (width: number | undefined) => (width ?? 0) < 997;

test('the sidebar starts with Overview and marks the page that is open', async ({ page }) => {
  await visit(page, '/docs/getting-started');
  await openNavigation(page);
  const links = page.getByRole('navigation', sidebar).getByRole('link');
  await expect(links.filter({ hasText: /^Overview$/ }).first()).toHaveAttribute(
    'href',
    '/docs/introduction',
  );
  await expect(page.locator('.sidebar-list [aria-current="page"]')).toHaveText('Getting Started');
});

test('the product menu has the forum and three named icons', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await openNavigation(page);
  const menu = page.getByRole('button', { name: /^Product.*Stencil Docs/ });
  await menu.click();
  const opened = page.locator('#shell_product');
  await expect(opened.getByRole('link', { name: 'Forum' })).toBeVisible();
  await expect(opened.getByRole('link', { name: /^Stencil on / })).toHaveCount(3);
  const logo = await menu.locator('svg:visible').first().boundingBox();
  expect(logo).toMatchObject({ width: 20, height: 20 });
});

test('categories are open, and close and open with their height', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/docs/introduction');
  await openNavigation(page);
  const category = page.locator('.sidebar-list > li > details').first();
  const summary = category.locator('summary').first();
  await expect(category).toHaveAttribute('open');
  const durations = await summary.evaluate(element => {
    (element as HTMLElement).click();
    return element.parentElement?.getAnimations().map(each => each.effect?.getTiming().duration);
  });
  expect(Number(durations?.[0])).toBeGreaterThan(80);
  await expect(category).not.toHaveAttribute('open');
  await summary.click();
  await expect(category).toHaveAttribute('open');
});

test('reduced motion takes the movement away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs/introduction');
  await openNavigation(page);
  const summary = page.locator('.sidebar-list summary').first();
  const durations = await summary.evaluate(element => {
    (element as HTMLElement).click();
    return element.parentElement?.getAnimations().map(each => each.effect?.getTiming().duration);
  });
  expect(durations).toEqual([1]);
});

test('the current page is in view, and the sidebar keeps its place over a reload', async ({
  page,
  viewport,
}) => {
  test.skip(isPhone(viewport?.width), 'a drawer is closed by a reload');
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/docs/telemetry');
  await expect(page.locator('.sidebar-list [aria-current="page"]')).toBeInViewport();
  await page.locator('#shell_navigation').evaluate(element => element.scrollTo(0, 120));
  await visit(page, '/docs/introduction');
  await page.locator('#shell_navigation').evaluate(element => element.scrollTo(0, 40));
  await page.reload();
  await expect
    .poll(() =>
      page.locator('#shell_navigation').evaluate(element => Math.round(element.scrollTop)),
    )
    .toBe(40);
});

test('the sidebar keeps its place when a page is chosen in it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/docs/introduction');
  const list = page.locator('#shell_navigation');
  await list.evaluate(element => element.scrollTo(0, 150));
  await page.getByRole('navigation', sidebar).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/docs/events');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await list.evaluate(element => Math.round(element.scrollTop))).toBe(150);
});

test('the sidebar is a drawer up to 996 px and a column from there on', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 700 });
  await visit(page, '/docs/introduction');
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  await expect(page.getByRole('navigation', sidebar)).toHaveCount(0);
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(page.getByRole('button', { name: 'Open navigation' })).toHaveCount(0);
  await expect(page.getByRole('navigation', sidebar)).toBeVisible();
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const opener = { name: 'Open navigation' } as const;

  test.beforeEach(async ({ page }) => {
    await visit(page, '/docs/introduction');
    await page.getByRole('button', opener).click();
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  });

  test('keeps the focus inside', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(isFocusOutside)).toBe(false);
    }
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toHaveCount(0);
    await expect(page.getByRole('button', opener)).toBeFocused();
  });

  test('closes when a page was chosen', async ({ page }) => {
    await page
      .getByRole('navigation', sidebar)
      .getByRole('link', { name: 'Getting Started' })
      .click();
    await expect(page).toHaveURL('/docs/getting-started');
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes when the window becomes wide, where the same element is a column', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', sidebar)).toHaveCount(1);
    await expect(page.getByRole('navigation', sidebar)).toBeVisible();
  });
});

/** Focus on the browser's own surfaces shows as the body. */
function isFocusOutside(): boolean {
  const active = document.activeElement;
  return active !== document.body && !document.getElementById('shell_navigation')?.contains(active);
}

test('the version can be chosen wherever the sidebar is scrolled to', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the drawer is opened at its start');
  await visit(page, '/docs/faq');
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', {
    name: 'FAQ',
  });
  await expect(current).toBeInViewport();
  const menu = page.getByRole('button', { name: /^Version/ });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.click();
  await expect(page.getByRole('link', { name: 'v3', exact: true })).toBeVisible();
});
