import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { clickAtOnce, isMarkedWindow, markWindow, visit } from './visit.ts';

const introduction = '/docs/introduction';
const goals = '/docs/goals-and-objectives';
const gettingStarted = '/docs/getting-started';

test('a link changes the page without a reload', async ({ page }) => {
  await visit(page, introduction);
  await markWindow(page);
  const title = await page.title();
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  const href = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await isMarkedWindow(page)).toBe(true);
});

test('a page reached by a link is the page that its address opens', async ({ page }) => {
  await visit(page, introduction);
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  const shown = await articleOf();
  const head = await headOf();
  await visit(page, goals);
  expect(await articleOf()).toBe(shown);
  expect(await headOf()).toEqual(head);

  // The heading of a page reached by a link can take the focus.
  async function articleOf() {
    return (await page.getByRole('article').innerHTML()).replace(' tabindex="-1"', '');
  }

  async function headOf() {
    await expect(page).toHaveTitle(/./);
    return page.evaluate(() => ({
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    }));
  }
});

test('back and forward restore the place where the reader was', async ({ page }) => {
  await visit(page, introduction);
  await page.evaluate(() => scrollTo(0, 300));
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(introduction);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
  await page.goForward();
  await expect(page).toHaveURL(goals);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('two quick clicks end on the last', async ({ page }) => {
  await visit(page, introduction);
  await markWindow(page);
  await page.route('**/_/article/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 100));
    await route.continue();
  });
  await clickAtOnce(page, [goals, gettingStarted]);
  await expect(page).toHaveURL(gettingStarted);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    /getting started/i,
  );
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(gettingStarted);
  await expect(page).toHaveTitle(/getting started/i);
  expect(await isMarkedWindow(page)).toBe(true);
});

test('a link to a heading scrolls to it', async ({ page }) => {
  await visit(page, gettingStarted);
  const id = await page.getByRole('article').locator('h2[id]').last().getAttribute('id');
  await visit(page, introduction);
  await page.evaluate(
    ([href]) => {
      const link = document.createElement('a');
      link.href = href ?? '';
      document.querySelector('article')?.append(link);
      link.click();
    },
    [`${gettingStarted}#${id}`],
  );
  await expect(page).toHaveURL(`${gettingStarted}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a modified click is left to the browser', async ({ page, context }) => {
  await visit(page, introduction);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .last()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(introduction);
});

test('a page has the styles of what it shows, reached by a link as well', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/ERR_FAILED/);
  await visit(page, goals);
  expect(await page.locator('style').first().textContent()).not.toContain('.api-table');
  await clickAtOnce(page, ['/docs/component-lifecycle']);
  await expect(page).toHaveURL('/docs/component-lifecycle');
  await expect(page.locator('.api-table tbody tr').first()).toHaveCSS('display', 'flex');
  await page.route('**/late.*.css', route => route.abort());
  await page.goto('/docs/component-lifecycle');
  await expect(page.locator('.api-table tbody tr').first()).toHaveCSS('display', 'flex');
});

/** The articles that are asked for while the pointer rests on a link. */
async function articlesForPointer(page: import('@playwright/test').Page): Promise<number> {
  let asked = 0;
  page.on('request', request => {
    if (request.url().includes('/_/article/')) asked += 1;
  });
  await visit(page, introduction);
  await page.waitForLoadState('networkidle');
  const before = asked;
  await page.locator('.sidebar-list a', { hasText: 'Telemetry' }).dispatchEvent('pointerover');
  await page.waitForTimeout(400);
  return asked - before;
}

test('scrolling while the page before is on its way leaves its place alone', async ({ page }) => {
  await visit(page, introduction);
  await page.evaluate(() => scrollTo(0, 300));
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  await page.route('**/_/article/*', async route => {
    await new Promise(resolve => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(introduction);
  await page.evaluate(() => scrollTo(0, 150));
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).not.toHaveText(
    /^Goals/,
  );
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test('a page is loaded ahead when the pointer rests on its link', async ({ page }) => {
  expect(await articlesForPointer(page)).toBe(1);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(value => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    expect(await articlesForPointer(page)).toBe(0);
  });
}

test('a pointer that passes over links loads nothing', async ({ page }) => {
  const asked = await articlesAfterLoad(page);
  await page.evaluate(async () => {
    const over = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    for (const link of [...document.querySelectorAll('.sidebar-list a')].slice(-5)) {
      over(link);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    over(document.body);
  });
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
});

for (const [what, event] of [
  ['has the focus', 'focusin'],
  ['is touched', 'pointerdown'],
] as const) {
  test(`a page is loaded ahead when its link ${what}`, async ({ page }) => {
    const asked = await articlesAfterLoad(page);
    await page
      .locator('.sidebar-list a', { hasText: 'Telemetry' })
      .dispatchEvent(event, { bubbles: true });
    await expect.poll(() => asked.length).toBe(1);
  });
}

test('the next page is loaded ahead when its link is on screen, and not before that', async ({
  page,
}) => {
  const asked = await articlesAfterLoad(page);
  expect(asked).toEqual([]);
  await page.locator('.pager [rel=next]').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
});

/** Opens a page; gives the articles that it asks for from then on. */
async function articlesAfterLoad(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/_/article/')) asked.push(request.url());
  });
  await visit(page, introduction);
  await page.waitForLoadState('networkidle');
  return asked;
}

test('a page that was read before opens without a network', async ({ page, context }) => {
  await visit(page, introduction);
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  await clickAtOnce(page, [introduction]);
  await expect(page).toHaveURL(introduction);
  await context.setOffline(true);
  await clickAtOnce(page, [goals]);
  await expect(page).toHaveURL(goals);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(/^Goals/);
});
