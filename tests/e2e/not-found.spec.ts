import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.beforeEach(({ allowTrouble }) => allowTrouble(/status of 404/));

test('a misspelt page is offered by the closest names', async ({ page }) => {
  await visit(page, '/docs/geting-started');
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Getting Started' }).click();
  await expect(page).toHaveURL('/docs/getting-started');
  await expect(page).toHaveTitle('Getting started | Stencil');
});

test('a page that other versions have is offered in each of them', async ({ page }) => {
  await visit(page, '/docs/v2/introduction/upgrading-to-stencil-four');
  await expect(page.getByRole('heading', { name: 'Versions that have it' })).toBeVisible();
  const offered = page
    .getByRole('heading', { name: 'Versions that have it' })
    .locator('xpath=following-sibling::ul[1]')
    .getByRole('link');
  await expect(offered).toHaveCount(14);
  await expect(offered.first()).toHaveText('next');
  await expect(offered.last()).toHaveText('v4.0');
});

test('the version that the reader chose last is looked into first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v3'));
  await visit(page, '/docs/geting-started');
  await page.getByRole('main').getByRole('link', { name: 'Getting Started' }).click();
  await expect(page).toHaveURL('/docs/v3/getting-started');
});

test('an exact release leads to the version that documents it, where the host does not', async ({
  page,
}) => {
  await page.route('**/docs/4.7.2/getting-started', async route => {
    const response = await route.fetch({
      url: new URL('/docs/no-such-page', route.request().url()).href,
    });
    await route.fulfill({ response });
  });
  await page.goto('/docs/4.7.2/getting-started');
  await expect(page).toHaveURL('/docs/v4.7/getting-started');
});

test('search engines are asked to leave it out', async ({ page }) => {
  await visit(page, '/docs/no-such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle('Page not found | Stencil');
});

test('a search for like pages that takes a moment says so, and is quiet before', async ({
  page,
}) => {
  let answer: (() => void) | undefined;
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/_/site.json', async route => {
    await held;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/docs/geting-started');
  await expect
    .poll(async () => {
      await page.clock.runFor(5);
      return page.locator('html').getAttribute('data-has-hydrated');
    })
    .toBe('true');
  const status = page.getByRole('main').getByRole('status');
  await page.clock.runFor(180);
  await expect(status).toHaveText('');
  await page.clock.runFor(30);
  await expect(status).toHaveText('Looking for pages like this one');
  answer?.();
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await expect(status).toHaveCount(0);
});
