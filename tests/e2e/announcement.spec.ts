import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const keys = {
  dismissed: 'docusaurus.announcement.dismiss',
  id: 'docusaurus.announcement.id',
};
const bar = { name: 'Announcement' } as const;

const read = (page: import('@playwright/test').Page, key: string) =>
  page.evaluate(name => localStorage.getItem(name), key);

test('closing the announcement is kept over a reload, under the known keys', async ({ page }) => {
  await visit(page, '/docs/introduction');
  await expect(page.getByRole('region', bar)).toBeVisible();
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(page.getByRole('region', bar)).toBeHidden();
  expect(await read(page, keys.dismissed)).toBe('true');
  const id = await read(page, keys.id);
  expect(id).toBe(await page.locator('html').getAttribute('data-announcement'));
  await visit(page, '/docs/getting-started');
  await expect(page.getByRole('region', bar)).toBeHidden();
});

test('another announcement is shown to those who closed the one before', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.evaluate(({ dismissed, id }) => {
    localStorage.setItem(dismissed, 'true');
    localStorage.setItem(id, 'what-was-said-before');
  }, keys);
  await visit(page, '/docs/introduction');
  await expect(page.getByRole('region', bar)).toBeVisible();
  expect(await read(page, keys.dismissed)).toBe('false');
});

for (const dismissed of [false, true]) {
  test(`nothing moves while the page loads when it is ${dismissed ? 'closed' : 'open'}`, async ({
    page,
  }) => {
    await page.goto('/docs/introduction');
    const id = await page.locator('html').getAttribute('data-announcement');
    await page.addInitScript(
      ([names, closed, current]) => {
        if (closed) {
          localStorage.setItem(names.dismissed, 'true');
          localStorage.setItem(names.id, current ?? '');
        }
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            shifts.push((entry as never as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      },
      [keys, dismissed, id] as const,
    );
    await visit(page, '/docs/getting-started');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
  });
}
