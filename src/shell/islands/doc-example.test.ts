/** Live examples as the browser runs them: the committed frames, inside of a page with the site's policy. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/browser.mjs';

const project = join(import.meta.dirname, '../../..');
const compiled = join(project, 'content/examples/compiled');
const origin = 'http://localhost:1';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types";

let browser: Browser;
let page: Page;
let script: string;
let complaints: string[];

beforeAll(async () => {
  script = await bundleIsland();
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
}, 60_000);

afterAll(() => browser.close());

beforeEach(async () => {
  complaints = [];
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  page.on('console', message => complaints.push(message.text()));
  await page.route(`${origin}/**`, route => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.slice('/example/'.length);
    if (pathname === '/islands.js')
      return route.fulfill({ body: script, contentType: 'text/javascript' });
    if (readdirSync(compiled).includes(name)) return route.fulfill({ path: join(compiled, name) });
    return route.fulfill({ status: 404 });
  });
});

afterEach(() => page.close());

async function bundleIsland(): Promise<string> {
  const entry = 'entry.ts';
  const result = (await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? id : null),
        load: id =>
          id === entry
            ? `import { DocExample } from '${join(import.meta.dirname, 'doc-example.ts')}'; customElements.define('doc-example', DocExample);`
            : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

const frameOf = (name: string): string =>
  readdirSync(compiled).find(file => new RegExp(`^${name}\\.\\w+\\.html$`).test(file)) ?? '';

/** Opens a page with one example, far below the fold where `space` says so. */
async function open(name: string, release: string, space = ''): Promise<FrameLocator> {
  const html = `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Example</title><body>${space}<doc-example data-src="/example/${frameOf(name)}#${release}" data-label="Live example: a test"><p class="example-note">Note</p></doc-example><script src="/islands.js"></script>`;
  await page.route(`${origin}/`, route => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(`${origin}/`);
  return page.frameLocator('iframe');
}

const example = () => page.locator('doc-example');
const runs = () => page.waitForSelector('doc-example[data-state="running"]');

test.each(['2.22.3', '3.4.2', '4.0.5', '4.12.6', '4.13.0'])(
  'the clock runs with release %s',
  async release => {
    const frame = await open('clock', release);
    await runs();
    const calls = frame.locator('#calls');
    await expect
      .poll(() => calls.textContent())
      .toMatch(/^connectedCallback 1, componentWillLoad 1, componentDidLoad 1/);
    await frame.getByRole('button', { name: 'Remove the clock' }).click();
    await frame.getByRole('button', { name: 'Put the clock back' }).click();
    await expect
      .poll(() => calls.textContent())
      .toContain('connectedCallback 2, componentWillLoad 1');
    expect(complaints).toEqual([]);
  },
);

test('a form hears from its component', async () => {
  const frame = await open('pin-code', '4.5.0');
  await runs();
  await frame.getByRole('textbox', { name: 'PIN' }).fill('1234');
  await expect.poll(() => frame.locator('#sent').textContent()).toBe('user=Ada&pin=1234');
  expect(await frame.locator('#valid').textContent()).toBe('yes');
});

test('the frame has an origin of its own and cannot reach the page', async () => {
  const frame = await open('rating-input', '4.12.6');
  await runs();
  const reach = () =>
    frame.locator('body').evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return `${self.origin} ${(error as Error).name}`;
      }
    });
  expect(await reach()).toBe('null SecurityError');
  const fetched = await frame
    .locator('body')
    .evaluate(() => fetch('/example/x').then(String, String));
  expect(fetched).toContain('TypeError');
});

test('it starts in view only, grows with its content and follows the colours', async () => {
  const frame = await open('card', '4.12.6', '<p>.</p>'.repeat(100));
  expect(await page.locator('iframe').count()).toBe(0);
  await example().scrollIntoViewIfNeeded();
  await runs();
  // Browsers render no frame of another origin that is out of sight.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect
    .poll(async () => Number(await page.locator('iframe').getAttribute('height')))
    .toBeGreaterThan(120);
  const scheme = () => frame.locator('html').evaluate(root => root.style.colorScheme);
  await expect.poll(scheme).toBe('dark');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expect.poll(scheme).toBe('light');
});

test('reset begins anew', async () => {
  const frame = await open('rating-input', '4.12.6');
  await runs();
  await frame.getByRole('button', { name: '5 of 5' }).click();
  expect(await frame.locator('#last').textContent()).toBe('rated, detail 5');
  await page.getByRole('button', { name: 'Reset' }).click();
  await runs();
  await expect.poll(() => frame.locator('#last').textContent()).toBe('none yet');
});

test('an example that cannot run says so', async () => {
  await open('pin-code', '4.4.1');
  await page.waitForSelector('doc-example[data-state="failed"]');
});

test('nothing is left when the page is', async () => {
  await open('clock', '4.12.6');
  await runs();
  await page.evaluate(() => {
    const island = document.querySelector('doc-example');
    island?.remove();
    if (island) document.body.append(island);
  });
  await runs();
  expect(await page.locator('iframe').count()).toBe(1);
});
