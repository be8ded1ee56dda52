import type { Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';
import { clickAtOnce, isMarkedWindow, makeHeadingsThrow, markWindow, visit } from './visit.ts';

const introduction = '/docs/introduction';
const goals = '/docs/goals-and-objectives';

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>(resolve => {
    settle = resolve;
  });
  return { promise, resolve: () => settle?.() };
}

/** Holds back every article until the returned function is called. */
async function holdArticles(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = deferred();
  await page.route('**/_/article/**', async route => {
    await held;
    await route.continue();
  });
  return release;
}

test('a slow page shows the progress bar, and the old page until the new one is complete', async ({
  page,
}) => {
  const release = await holdArticles(page);
  await visit(page, introduction);
  const title = await page.getByRole('article').getByRole('heading', { level: 1 }).textContent();
  await clickAtOnce(page, [goals]);
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(bar).toBeVisible();
  expect(await bar.evaluate(element => element.style.getPropertyValue('--share'))).toBe('0.08');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    title ?? '',
  );
  await expect(bar).toHaveCSS('transition-duration', '0.2s, 0.2s');
  await expect(page.locator('.spinner')).toHaveCount(0);
  await expect(page).toHaveURL(introduction);
  release();
  await expect(page).toHaveURL(goals);
  await expect(bar).toHaveCount(0);
});

test('the bar starts after 200 ms and grows by 0.02 every 800 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const release = await holdArticles(page);
  await page.goto(introduction);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.clock.pauseAt(3_600_000);
  await clickAtOnce(page, [goals]);
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(1);
  const share = () =>
    bar.evaluate(element => Number(element.style.getPropertyValue('--share')).toFixed(2));
  await expect.poll(share).toBe('0.08');
  await page.clock.runFor(1650);
  await expect.poll(share).toBe('0.12');
  release();
});

test('a page that cannot be loaded says so and is loaded by Retry', async ({
  page,
  context,
  allowTrouble,
}) => {
  allowTrouble(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, introduction);
  await markWindow(page);
  await context.setOffline(true);
  await clickAtOnce(page, [goals]);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toContainText(goals);
  await expect(page.getByRole('article')).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(goals);
  await expect(alert).toHaveCount(0);
  expect(await isMarkedWindow(page)).toBe(true);
});

const bodies: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is missing', route => route.fulfill({ status: 404 })],
  ['is no JSON', route => route.fulfill({ contentType: 'application/json', body: '{"html":' })],
  ['is JSON of another kind', route => route.fulfill({ json: { html: 1 } })],
];

for (const [what, answer] of bodies) {
  test(`an article that ${what} is answered with one warning and one reload`, async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(/status of 404|could not be loaded; the whole page is loaded instead/);
    await visit(page, introduction);
    await markWindow(page);
    await page.route('**/_/article/**', answer);
    const warning = page.waitForEvent('console', {
      predicate: message => message.text().includes('the whole page is loaded instead'),
    });
    await clickAtOnce(page, [goals]);
    await warning;
    await expect(page).toHaveURL(goals);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isMarkedWindow(page)).toBe(false);
  });
}

test('a script of the deployment before that is gone is answered with a reload', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/status of 404|could not be loaded; the whole page is loaded instead/);
  await page.route(/\/load-page\./, route => route.fulfill({ status: 404 }));
  await visit(page, introduction);
  await markWindow(page);
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(/^Goals/);
  expect(await isMarkedWindow(page)).toBe(false);
});

test('a page that a reload has not mended is not reloaded again, even without storage', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/status of 404|could not be loaded|is not available/);
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/_/article/**', route => route.fulfill({ status: 404 }));
  await visit(page, introduction);
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(documents).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL(introduction);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(goals);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(documents).toBeLessThanOrEqual(5);
});

test('a tab that was open before a deployment goes on', async ({ page, allowTrouble }) => {
  allowTrouble(/status of 404/);
  let asked = 0;
  await page.route('**/_/site.json', async route => {
    const response = await route.fetch();
    const text = await response.text();
    asked += 1;
    // The manifests of the deployment before are gone.
    const old = text.replaceAll(/\.[0-9a-f]{12}\.json/g, '.000000000000.json');
    await route.fulfill({ response, body: asked === 1 ? old : text });
  });
  await visit(page, introduction);
  await markWindow(page);
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  expect(await isMarkedWindow(page)).toBe(true);
  expect(asked).toBeGreaterThan(1);
});

test('a crash is told with its causes, and leaves the rest alive', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/no heading is known|Error/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, introduction);
  await makeHeadingsThrow(page);
  await clickAtOnce(page, [goals]);
  const alert = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
  await expect(alert.getByRole('listitem')).toHaveText(['no heading is known', 'the map was torn']);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await page.evaluate(() => {
    const kept = window as unknown as { original: typeof encodeURIComponent };
    window.encodeURIComponent = kept.original;
  });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a recoverable error is logged, and the article is still there', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/React root recovery error/);
  await page.route(`**${introduction}`, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace('Skip to main content', 'Another text');
    await route.fulfill({ response, body });
  });
  const logged = page.waitForEvent('console', {
    predicate: message => message.text().startsWith('React root recovery error:'),
  });
  await page.goto(introduction);
  await logged;
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await article.innerText()).length).toBeGreaterThan(500);
});
