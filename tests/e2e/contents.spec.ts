import { expect, test } from './test.ts';
import { scrollPage, visit } from './visit.ts';

const address = '/docs/getting-started';
const contents = { name: 'On this page' } as const;

test('the contents have the headings of levels 2 and 3 and follow the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, address);
  const headings = page.getByRole('article').locator('h2, h3');
  const links = page.getByRole('navigation', contents).getByRole('link');
  await expect(links).toHaveCount(await headings.count());
  const id = await headings.nth(3).getAttribute('id');
  const top = await headings
    .nth(3)
    .evaluate(heading => heading.getBoundingClientRect().top + scrollY);
  await scrollPage(page, Math.round(top) - 80);
  await expect(page.locator('.toc [aria-current="location"]')).toHaveAttribute('href', `#${id}`);
});

test('on narrow screens the contents open at the top of the article, and close when chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, address);
  const toggle = page.getByRole('button', contents);
  const links = page.getByRole('navigation', contents).getByRole('link');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await links.nth(2).click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/#/);
});

test('previous and next lead to the neighbours of the sidebar', async ({ page }) => {
  await visit(page, '/docs/goals-and-objectives');
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pager.getByRole('link', { name: 'Previous Overview' })).toHaveAttribute(
    'href',
    '/docs/introduction',
  );
  await pager.getByRole('link', { name: 'Next Getting Started' }).click();
  await expect(page).toHaveURL('/docs/getting-started');
});

test('a page can be edited at its source', async ({ page }) => {
  await visit(page, '/docs/v4.11/getting-started');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/pages\/introduction\/getting-started\.mdx$/,
  );
});

test('a report of a problem names the page, the version and the heading that is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/docs/v4.11/getting-started');
  const report = page.getByRole('link', { name: 'Report a problem with this page' });
  expect(await report.getAttribute('href')).toMatch(
    /new\?title=Getting%20started\+\(v4\.11\)&body=.*%2Fdocs%2Fv4\.11%2Fgetting-started$/,
  );
  const heading = page.getByRole('article').locator('h2').nth(1);
  const top = await heading.evaluate(element => element.getBoundingClientRect().top + scrollY);
  await scrollPage(page, Math.round(top) - 80);
  const id = await heading.getAttribute('id');
  await expect(page.locator('.toc [aria-current="location"]')).toHaveAttribute('href', `#${id}`);
  // The link leads away, which this test does not.
  await report.evaluate(link => {
    link.addEventListener('click', event => event.preventDefault());
    (link as HTMLElement).click();
  });
  await expect(report).toHaveAttribute('href', new RegExp(`getting-started%23${id}$`));
});
