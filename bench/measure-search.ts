import type { Browser, Page } from 'playwright-core';
import type { Peer } from './peers.ts';
import type { SlowServer } from './serve-slowly.ts';
import { onSlowPhone } from './slow-phone.ts';

/**
 * Milliseconds from the tap on the button, or from the first key, to the first result; of the slowest
 * later key, to the end of the page's work for it (`keyWork`) and to the next frame (`key`); and bytes.
 */
export type Searching = Readonly<
  Record<'cold' | 'ready' | 'keyWork' | 'key' | 'searchBytes', number>
>;

const query = 'hydrated';

/** A reader searches on a slow phone: in a hurry, and after the search had the time to get ready. */
export async function measureSearch(
  browser: Browser,
  server: SlowServer,
  peer: Pick<Peer, 'addressOf' | 'parts'>,
): Promise<Searching> {
  const cold = await onSlowPhone(browser, async page => {
    await openPage(page, server, peer);
    await page.locator(peer.parts.search).tap();
    await page.locator(peer.parts.field).fill(query.slice(0, 1));
    return waitForHit(page, 'tapped');
  });
  const rest = await onSlowPhone(browser, async page => {
    await openPage(page, server, peer);
    server.takeBytes();
    await page.locator(peer.parts.search).tap();
    await page.locator(peer.parts.field).focus();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.keyboard.type(query.slice(0, 1));
    const ready = await waitForHit(page, 'typed');
    await page.waitForTimeout(500);
    await page.keyboard.type(query.slice(1), { delay: 200 });
    await page.waitForTimeout(1500);
    const slowest = await page.evaluate(() => {
      const { keys, works } = window as unknown as Watched;
      return { key: Math.max(0, ...keys), keyWork: Math.max(0, ...works) };
    });
    return { ready, ...slowest, searchBytes: server.takeBytes() };
  });
  return { cold, ...rest };
}

async function openPage(
  page: Page,
  { origin }: SlowServer,
  { addressOf, parts }: Pick<Peer, 'addressOf' | 'parts'>,
): Promise<void> {
  await page.addInitScript(watchSearch, parts.hit);
  await page.goto(origin + addressOf('page-10'), { waitUntil: 'networkidle' });
}

async function waitForHit(page: Page, since: 'tapped' | 'typed'): Promise<number> {
  await page.waitForFunction(() => (window as unknown as Watched).hit > 0);
  return page.evaluate(from => {
    const watched = window as unknown as Watched;
    return watched.hit - watched[from];
  }, since);
}

interface Watched {
  tapped: number;
  typed: number;
  hit: number;
  keys: number[];
  works: number[];
}

/** Runs in the page: when the reader tapped and typed first, when a result stood there, how long keys kept it busy. */
function watchSearch(hit: string): void {
  const watched: Watched = { tapped: 0, typed: 0, hit: 0, keys: [], works: [] };
  Object.assign(window, watched);
  const at = window as unknown as Watched;
  const once = (key: 'tapped' | 'typed' | 'hit') => {
    if (at[key] === 0) at[key] = performance.now();
  };
  addEventListener('click', () => once('tapped'), true);
  addEventListener('input', () => once('typed'), true);
  const look = () => {
    if (document.querySelector(hit)) once('hit');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver(list => {
    const events = list.getEntries() as PerformanceEventTiming[];
    const keys = events.filter(({ name }) => /^key|input/.test(name));
    at.keys.push(...keys.map(({ duration }) => duration));
    // It follows the key's own event, and what is written happens inside it.
    const written = events.filter(({ name }) => name === 'keypress');
    at.works.push(...written.map(({ startTime, processingEnd }) => processingEnd - startTime));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
