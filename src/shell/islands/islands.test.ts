import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/browser.mjs';

const project = join(import.meta.dirname, '../../..');
const origin = 'http://localhost:1';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** Articles as they are rendered; `src/render` holds these files to its output. */
const article = ['tabs', 'package-managers', 'code', 'elements', 'package-managers']
  .map(name => readFileSync(join(project, `src/render/fixtures/${name}.html`), 'utf8'))
  .join('');

let files: Readonly<Record<string, { body: string; contentType: string }>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const { code, styles } = await bundleIslands();
  const html = (script: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Islands</title><link rel="stylesheet" href="/islands.css"><article class="prose">${article}</article>${script}`;
  files = {
    '/': { body: html('<script src="/islands.js"></script>'), contentType: 'text/html' },
    '/late': { body: html(''), contentType: 'text/html' },
    '/islands.js': { body: code, contentType: 'text/javascript' },
    '/islands.css': { body: styles, contentType: 'text/css' },
  };
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
}, 60_000);

afterAll(() => browser?.close());

beforeEach(async () => {
  context = await openContext({ javaScriptEnabled: true });
  page = await context.newPage();
});

afterEach(() => context.close());

async function bundleIslands() {
  const entry = 'virtual:islands';
  const source = `
    import '${project}/src/styles/index.css';
    import '${project}/src/styles/late.css';
    import { defineIslands } from '${project}/src/shell/islands/islands.ts';
    defineIslands();`;
  const result = (await build({
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const chunk = result.output.find(file => file.type === 'chunk');
  const sheet = result.output.find(file => file.fileName.endsWith('.css'));
  return { code: chunk?.code ?? '', styles: sheet?.type === 'asset' ? String(sheet.source) : '' };
}

async function openContext(options: { javaScriptEnabled: boolean }): Promise<BrowserContext> {
  const opened = await browser.newContext({
    ...options,
    viewport: { width: 800, height: 600 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await opened.route(`${origin}/**`, route => {
    const file = files[new URL(route.request().url()).pathname];
    return file
      ? route.fulfill({ ...file, headers: { 'content-security-policy': policy } })
      : route.fulfill({ status: 404 });
  });
  return opened;
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

const selectedTabs = (of: Page = page) => of.getByRole('tab', { selected: true }).allTextContents();

test('without script every content is shown under its name', async () => {
  const still = await openContext({ javaScriptEnabled: false });
  const document = await still.newPage();
  await document.goto(origin);
  for (const text of ['React', 'Text in the line.', 'A paragraph.', 'pnpm'])
    expect(await document.getByText(text, { exact: true }).first().isVisible()).toBe(true);
  expect(await document.getByRole('button').count()).toBe(0);
  await still.close();
});

test('nothing moves when the islands come to life', async () => {
  const readTops = () =>
    page.$$eval('h1, p, figure, details', all =>
      all
        .filter(each => each.checkVisibility({ visibilityProperty: true }))
        .map(each => each.getBoundingClientRect().top),
    );
  await page.goto(`${origin}/late`);
  const before = await readTops();
  await page.goto(origin);
  expect(await page.getByRole('tablist').count()).toBe(5);
  expect(sorted(await readTops())).toEqual(sorted(before));
});

test('a tab is chosen by click and by key, and shows its content alone', async () => {
  await page.goto(origin);
  const tabs = page.getByRole('tablist').first();
  expect(await selectedTabs()).toEqual(['vue', 'B', 'c', 'npm', 'npm']);
  await tabs.getByRole('tab', { name: 'React' }).click();
  expect(await page.getByRole('tabpanel', { name: 'React' }).innerText()).toBe('Text in the line.');
  expect(await page.getByText('A paragraph.').isVisible()).toBe(false);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return page.evaluate(() => document.activeElement?.textContent);
  };
  expect(await press('ArrowLeft')).toBe('vue');
  expect(await press('ArrowRight')).toBe('React');
  expect(await press('End')).toBe('vue');
  expect(await press('Home')).toBe('React');
  expect(await page.getByText('Text in the line.').isVisible()).toBe(true);
});

test('a choice counts for its group, on the page and in other browser tabs, and is kept', async () => {
  const other = await context.newPage();
  await other.goto(origin);
  await page.goto(origin);
  await page.getByRole('tab', { name: 'pnpm' }).last().click();
  expect((await selectedTabs()).slice(-2)).toEqual(['pnpm', 'pnpm']);
  await expect.poll(async () => (await selectedTabs(other)).slice(-2)).toEqual(['pnpm', 'pnpm']);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'))).toBe(
    'pnpm',
  );
  await page.reload();
  expect((await selectedTabs()).slice(-2)).toEqual(['pnpm', 'pnpm']);
});

test.each(['auto', 'none'])(
  'the tab that was clicked stays under the pointer where scroll anchoring is %s',
  async anchoring => {
    await page.goto(origin);
    await page.evaluate(value => {
      document.documentElement.style.setProperty('overflow-anchor', value);
      const addSpace = (place: Element | null | undefined) =>
        place?.append(...Array.from({ length: 9 }, () => document.createElement('hr')));
      addSpace(document.querySelector('[data-group="package-manager"] [role="tabpanel"]'));
      // Room to scroll, so that the page's end does not hold the tab in its place.
      addSpace(document.querySelector('article'));
    }, anchoring);
    const tab = page.getByRole('tab', { name: 'bun' }).last();
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  },
);

test('the address decides before the last choice, and follows the next one', async () => {
  await page.goto(`${origin}/?framework=react`);
  expect((await selectedTabs())[0]).toBe('React');
  await page.getByRole('tab', { name: 'vue' }).click();
  expect(page.url()).toBe(`${origin}/?framework=vue`);
  await page.goto(`${origin}/?framework=svelte`);
  expect((await selectedTabs())[0]).toBe('vue');
});

test('a link into a content that is not shown shows it', async () => {
  await page.goto(origin);
  await page.evaluate(() => {
    const panel = document.querySelector('doc-tabs [role="tabpanel"]');
    panel?.firstChild?.parentElement?.setAttribute('id', 'inside');
    location.hash = 'inside';
  });
  await expect.poll(async () => (await selectedTabs())[0]).toBe('React');
});

test('tabs that are taken out hear nothing, and work again when they are put back', async () => {
  await page.goto(origin);
  const heard = await page.evaluate(() => {
    const tabs = document.querySelector('doc-tabs');
    tabs?.remove();
    const change = { key: 'docusaurus.tab.framework', newValue: 'react' };
    window.dispatchEvent(new StorageEvent('storage', change));
    const selected = tabs?.querySelector('[aria-selected="true"]')?.textContent;
    if (tabs) document.querySelector('article')?.prepend(tabs);
    return selected;
  });
  expect(heard).toBe('vue');
  await page.getByRole('tab', { name: 'React' }).click();
  expect((await selectedTabs())[0]).toBe('React');
  expect(await page.getByRole('tablist').count()).toBe(5);
});

test('a sample is copied as plain text, and its lines wrap on request', async () => {
  await page.goto(origin);
  const sample = page.locator('doc-code', { hasText: ':host' });
  await sample.hover();
  await sample.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => sample.getByRole('status').textContent()).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ':host {\n  --gap: 1px;\n\n  gap: var(--gap);\n}',
  );
  const wrap = sample.getByRole('button', { name: 'Wrap lines' });
  await wrap.click();
  expect(await wrap.getAttribute('aria-pressed')).toBe('true');
  expect(
    await sample
      .locator('pre')
      .evaluate(
        pre => getComputedStyle(pre).whiteSpaceCollapse + getComputedStyle(pre).textWrapMode,
      ),
  ).toBe('preservewrap');
});

test('details open and close, and open for a link into them', async () => {
  await page.goto(origin);
  const isOpen = () =>
    page.locator('details').evaluate(details => (details as HTMLDetailsElement).open);
  await page.getByText('More', { exact: true }).click();
  await expect.poll(isOpen).toBe(true);
  await page.getByText('More', { exact: true }).click();
  await expect.poll(isOpen).toBe(false);
  await page.locator('details p').dispatchEvent('beforematch', { bubbles: true });
  expect(await isOpen()).toBe(true);
});

test("a heading's link leaves its address on the clipboard", async () => {
  await page.goto(origin);
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { className: 'heading-link', href: '#x', textContent: 'link to x' });
    document.body.prepend(link);
  });
  await page.getByText('link to x').click({ force: true });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/#x`);
});
