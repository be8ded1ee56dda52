/** The authoring server in a browser: what an author sees of an edit, and what an edit leaves alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docs-authoring-'));
const page = join(folder, 'content/pages/to.mdx');
let server: ChildProcess;
let address = '';

test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'the size of the window makes no difference to an author');

test.beforeAll(async () => {
  test.setTimeout(90_000);
  cpSync(join(root, 'tests/fixtures/whole'), folder, { recursive: true });
  write(`## Second

Text.

<Tabs>
<TabItem value="a" label="First tab">

In the first tab.

</TabItem>
<TabItem value="b" label="Second tab">

In the second tab.

</TabItem>
</Tabs>

<details>
<summary>More</summary>

What is closed at first.

</details>

${'A long page.\n\n'.repeat(80)}`);
  const args = ['scripts/dev.mjs', '--root', folder];
  server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise(resolve => {
    server.stdout?.on('data', (text: Buffer) => {
      const found = /http:\S+/.exec(String(text))?.[0];
      if (found) resolve(found);
    });
  });
});
test.afterAll(async () => {
  const ended = new Promise(resolve => server.on('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

function write(text: string): void {
  writeFileSync(page, `---\ntitle: To\ndescription: A fixture.\ncategory: Guides\n---\n\n${text}`);
}

const edit = (from: string, to: string): void =>
  writeFileSync(page, readFileSync(page, 'utf8').replace(from, to));

const hydrated = 'html[data-has-hydrated="true"]';

test('a saved page replaces the article and leaves the reader where they are', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto(`${address}to`);
  await page.waitForSelector(hydrated);
  await page.getByRole('tab', { name: 'Second tab' }).click();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByText('What is closed at first.')).toBeVisible();
  // While a collapsible opens, the browser keeps what is below it in place by scrolling.
  await page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished)));
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);

  edit('Text.', 'Other text.');
  await expect(page.getByText('Other text.')).toBeAttached();
  await expect(page.getByText('In the second tab.')).toBeVisible();
  await expect(page.getByText('In the first tab.')).toBeHidden();
  await expect(page.getByText('What is closed at first.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  expect(documents).toHaveLength(1);
});

test('a saved title changes the page, its head and the sidebar', async ({ page }) => {
  await page.goto(`${address}to`);
  await page.waitForSelector(hydrated);
  edit('title: To', 'title: Toward');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toward');
  await expect(page).toHaveTitle('Toward | Fixture');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Toward' })).toBeAttached();
});

test('a problem stands in the page with its place, keeps the text, and goes when it is mended', async ({
  page,
}) => {
  await page.goto(`${address}to`);
  await page.waitForSelector(hydrated);
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toBeHidden();
  edit('## Second', '## Second\n\n[nowhere](./nowhere.mdx)');
  await expect(problems).toContainText('Link `./nowhere.mdx` leads to no file.');
  await expect(problems.getByRole('button')).toHaveText('content/pages/to.mdx:9:1');
  edit('[nowhere](./nowhere.mdx)', '<Broken');
  await expect(problems).toContainText('begins no tag');
  await expect(page.getByRole('article')).toContainText('A long page.');
  edit('<Broken', 'Mended.');
  await expect(problems).toBeHidden();
  await expect(page.getByRole('article')).toContainText('Mended.');
});

test('a problem of a page goes when it is mended while another page is open', async ({ page }) => {
  edit('## Second', '## Second\n\n[nowhere](./nowhere.mdx)');
  await page.goto(`${address}to`);
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('Link `./nowhere.mdx` leads to no file.');
  await page.goto(`${address}from`);
  await page.waitForSelector(hydrated);
  await expect(problems).toBeVisible();
  edit('[nowhere](./nowhere.mdx)', 'Mended.');
  await expect(problems).toBeHidden();
});

test('a draft is shown and says so', async ({ page }) => {
  edit('category: Guides', 'category: Guides\ndraft: true');
  await page.goto(`${address}v1/to`);
  await expect(page.getByText('Draft page')).toBeVisible();
});

test('only a page of this server may open the editor', async ({ request }) => {
  const place = { file: 'content/pages/to.mdx', line: 1, column: 1 };
  const open = (origin: string, data: object) =>
    request.post(`${address}_/dev/open`, { headers: { origin }, data });
  expect((await open('https://example.org', place)).status()).toBe(403);
  const own = new URL(address).origin;
  expect((await open(own, { ...place, file: '../../etc/passwd' })).status()).toBe(400);
  expect((await request.get(`${address}_/dev/open`)).status()).toBe(403);
});

test('has the other forms of a page that readers get', async ({ request, page }) => {
  const textAt = async (path: string) => (await request.get(address + path)).text();
  expect(await textAt('to.md')).toContain('A long page.');
  expect(await textAt('llms.txt')).toContain('/docs/to.md');
  await page.goto(`${address}search?q=long`);
  await expect(page.getByRole('searchbox', { name: 'Search the docs' })).toHaveValue('long');
});

test('finds pages by their titles, which need no index', async ({ page }) => {
  await page.goto(`${address}to`);
  await page.waitForSelector(hydrated);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('From');
  await expect(page.getByRole('option', { name: 'From' })).toBeVisible();
});
