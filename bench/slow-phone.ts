import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../tests/browser.mjs';

/** How much slower than this machine the phone is. */
const slowdown = 4;

/** Opens the installed browser. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}

/** Gives a page of a phone that has seen nothing yet, and closes it in the end. */
export async function onSlowPhone<T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, context);
  } finally {
    await context.close();
  }
}

/** Runs a measurement several times; gives the median of each number. */
export async function medians<K extends string>(
  times: number,
  measure: () => Promise<Readonly<Record<K, number>>>,
): Promise<Readonly<Record<K, number>>> {
  const all: Readonly<Record<K, number>>[] = [];
  for (let time = 0; time < times; time += 1) all.push(await measure());
  const [first] = all;
  const entries = Object.keys(first ?? {}).map(key => [key, median(all.map(one => one[key as K]))]);
  return Object.fromEntries(entries);
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
