import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test } from './test.ts';
import { isMarkedWindow, markWindow, visit } from './visit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

/** Opens the search and waits until it takes letters. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await open(page);
  await field(page).fill(query);
  await expect(options(page).first().locator('mark').first()).toBeVisible();
}

test.describe('the dialog', () => {
  test('is opened by the button, Ctrl+K, ⌘K and a slash, and closed by Escape', async ({
    page,
  }) => {
    await visit(page, '/docs/getting-started');
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await open(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  });

  test('does not move the page', async ({ page }) => {
    await visit(page, '/docs/getting-started');
    await page.evaluate(() => scrollTo(0, 400));
    const place = () =>
      page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().x]);
    const before = await place();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await place()).toEqual(before);
  });

  test('loads nothing of the search before there is a sign that it is wanted', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', request => loaded.push(new URL(request.url()).pathname));
    const isSearch = (path: string) => /\/_\/(search\/|assets\/(search|load-dialog))/.test(path);
    await visit(page, '/docs/getting-started');
    await page.waitForLoadState('networkidle');
    expect(loaded.filter(isSearch)).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).focus();
    await expect.poll(() => loaded.some(path => path.includes('/_/search/titles.'))).toBe(true);
    expect(loaded.filter(path => path.includes('/_/search/text.'))).toEqual([]);
  });

  test('finds while the reader types and opens with Enter, without a reload', async ({ page }) => {
    await visit(page, '/docs/v4.11/getting-started');
    await markWindow(page);
    await searchFor(page, 'goals');
    await expect(options(page).first()).toHaveAttribute('href', '/docs/v4.11/goals-and-objectives');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/v4.11/goals-and-objectives');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isMarkedWindow(page)).toBe(true);
  });

  test('is a combobox: arrows choose, and the field names what is chosen', async ({ page }) => {
    await visit(page, '/docs/introduction');
    await searchFor(page, 'install');
    const chosen = dialog(page).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    const first = await chosen.getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveAttribute('href', first ?? '');
    const id = await chosen.getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveAttribute('href', first ?? '');
    await expect(field(page)).toBeFocused();
  });

  test('opens a hit in a new tab with Ctrl+Enter and stays open', async ({ page, context }) => {
    await visit(page, '/docs/introduction');
    await searchFor(page, 'goals');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await opened).waitForURL('/docs/goals-and-objectives');
    await expect(dialog(page)).toBeVisible();
  });

  test('shows the words around a hit, marked, and what kind of place it is', async ({ page }) => {
    await visit(page, '/docs/introduction');
    await searchFor(page, 'npm init stencil');
    const hit = options(page).filter({ hasText: 'Guide' }).first();
    await expect(hit.locator('.snippet mark').first()).toBeVisible();
  });

  test('keeps recent searches until they are removed', async ({ page }) => {
    await visit(page, '/docs/introduction');
    await searchFor(page, 'goals');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/goals-and-objectives');
    await page.reload();
    await open(page);
    const recent = dialog(page).getByRole('region', { name: 'Recent searches' });
    await recent.getByRole('button', { name: 'goals', exact: true }).click();
    await expect(field(page)).toHaveValue('goals');
    await field(page).fill('');
    await recent.getByRole('button', { name: 'Remove goals' }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docs.recent-searches'))).toBeNull();
  });

  test('offers popular pages before anything is typed', async ({ page }) => {
    await visit(page, '/docs/v3/introduction');
    await open(page);
    await expect(dialog(page).getByText('Popular pages')).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('href', '/docs/v3/getting-started');
  });

  test('says what to do when nothing is found', async ({ page }) => {
    await visit(page, '/docs/introduction');
    await open(page);
    await field(page).fill('qqzzqqzz');
    await expect(dialog(page).getByText('Nothing in v4.12 matches “qqzzqqzz”.')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Search all versions' })).toHaveAttribute(
      'href',
      '/docs/search?q=qqzzqqzz&version=all',
    );
  });

  test('names the versions that know what this one does not', async ({ page }) => {
    await visit(page, '/docs/v4.4/introduction');
    await open(page);
    await field(page).fill('formAssociated');
    await expect(dialog(page).getByText('Found in')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'v4.5', exact: true })).toHaveAttribute(
      'href',
      '/docs/search?q=formAssociated&version=v4.5',
    );
  });

  test('takes what is typed for text, and says when it is too long', async ({ page }) => {
    await visit(page, '/docs/introduction');
    await open(page);
    for (const text of ['<img src=x onerror=alert(1)>', '(.*[', '\\']) {
      await field(page).fill(text);
      await expect(field(page)).toHaveValue(text);
    }
    expect(await dialog(page).locator('img').count()).toBe(0);
    await field(page).fill('a'.repeat(600));
    await expect(dialog(page).getByText('Only the first 512 letters')).toBeVisible();
  });

  test('fits on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await visit(page, '/docs/introduction');
    await searchFor(page, 'component');
    const box = await dialog(page).boundingBox();
    // Beside the scroll bar, where that takes room.
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(box).toMatchObject({ x: 0, y: 0, width });
    const overflow = await dialog(page).evaluate(
      element => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBe(0);
    await options(page).first().click();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('an index that does not load', () => {
  test('is said, titles are found all the same, and Retry loads it', async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(/index could not be loaded|Failed to load resource/);
    await page.route('**/_/search/*', route => route.abort());
    await visit(page, '/docs/introduction');
    await open(page);
    await field(page).fill('goals');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('The search index did not load.');
    await expect(options(page).first()).toHaveAttribute('href', '/docs/goals-and-objectives');
    await page.unroute('**/_/search/*');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeHidden();
    await expect(options(page).first().locator('mark').first()).toBeVisible();
  });
});

test.describe('the search page', () => {
  const results = (page: Page) => page.getByRole('list', { name: 'Search results' });
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the docs' });

  test('answers the question in its address, and is not for search engines', async ({ page }) => {
    const response = await visit(page, '/docs/search?q=goals');
    expect(response?.status()).toBe(200);
    await expect(box(page)).toHaveValue('goals');
    await expect(results(page).getByRole('link').first()).toHaveAttribute(
      'href',
      '/docs/goals-and-objectives',
    );
    await expect(page.getByRole('status').filter({ hasText: 'for “goals”' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('keeps the question in the address without filling the history', async ({ page }) => {
    await visit(page, '/docs/introduction');
    await page.goto('/docs/search');
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await box(page).fill('install');
    await expect(page).toHaveURL(/\/docs\/search\?q=install&version=v4\.12$/);
    await box(page).fill('installation');
    await expect(page).toHaveURL(/q=installation/);
    expect(await entries()).toBe(before);
    await page.reload();
    await expect(box(page)).toHaveValue('installation');
  });

  test('narrows to a version, and folds equal hits of all into one', async ({ page }) => {
    await visit(page, '/docs/search?q=getting%20started&version=v3');
    const first = results(page).getByRole('link').first();
    await expect(first).toHaveAttribute('href', '/docs/v3/getting-started');
    await page.getByRole('combobox', { name: 'Version' }).selectOption('all');
    await expect(first).toHaveAttribute('href', '/docs/getting-started');
    await expect(first).toContainText('v2–next');
    await expect(page).toHaveURL(/version=all/);
    expect(
      await results(page)
        .getByRole('link', { name: /^Getting started/ })
        .count(),
    ).toBe(1);
  });

  test('prefers the version that the reader chose', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v3'));
    await visit(page, '/docs/search?q=getting%20started');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v3');
  });

  test('is a plain form without script, with a line that says what is missing', async ({
    noScript,
  }) => {
    await noScript.goto('/docs/search?q=goals');
    await expect(box(noScript)).toBeVisible();
    await expect(noScript.getByText('The results are missing')).toBeVisible();
    await box(noScript).fill('props');
    await noScript.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(noScript).toHaveURL(/\/docs\/search\?q=props$/);
  });
});

test('the parts of the search stay small', async ({ request }) => {
  const { search } = await (await request.get('/docs/_/site.json')).json();
  const sizeOf = async (address: string) => {
    const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    return Number(response.headers()['content-length'] ?? (await response.body()).byteLength);
  };
  expect(await sizeOf(search.titles)).toBeLessThan(20_000);
  expect((await sizeOf(search.titles)) + (await sizeOf(search.text))).toBeLessThan(180_000);
});

test.describe('for everyone', () => {
  const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  const violationsOf = async (page: Page) => {
    const { violations } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  };

  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in the dialog and on the page in ${mode} mode`, async ({ page }) => {
      await page.addInitScript(stored => localStorage.setItem('theme', stored), mode);
      await page.addInitScript({ path: axeFile });
      await visit(page, '/docs/introduction');
      await open(page);
      await expect(options(page).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await field(page).fill('component');
      await expect(options(page).first().locator('.snippet mark').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await visit(page, '/docs/search?q=component&version=all');
      await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
