import type { Browser, Page } from 'playwright-core';
import type { Peer } from './peers.ts';
import type { SlowServer } from './serve-slowly.ts';
import { onSlowPhone } from './slow-phone.ts';

/** Milliseconds, but for what names bytes or a score. */
export type Reading = Readonly<
  Record<
    'firstPaint' | 'largestPaint' | 'blocking' | 'shift' | 'click' | 'pageBytes' | 'sessionBytes',
    number
  >
>;

const clicks = 4;
/** A reader stays on a page; what is loaded ahead has the time to come. */
const stay = 1500;

/** A reader opens a page on a slow phone, and goes on to the next one four times. */
export const measureReading = (
  browser: Browser,
  server: SlowServer,
  { addressOf, parts }: Pick<Peer, 'addressOf' | 'parts'>,
): Promise<Reading> =>
  onSlowPhone(browser, async page => {
    await page.addInitScript(watchPaints);
    await page.addInitScript(watchClicks);
    server.takeBytes();
    await page.goto(server.origin + addressOf('page-10'), { waitUntil: 'networkidle' });
    const paints = await page.evaluate(() => (window as unknown as Watched).paints());
    const pageBytes = server.takeBytes();
    const waits: number[] = [];
    for (let click = 0; click < clicks; click += 1) waits.push(await goOn(page, parts.next));
    return {
      ...paints,
      pageBytes,
      sessionBytes: pageBytes + server.takeBytes(),
      click: mean(waits),
    };
  });

/** Reads down to the link to the next page and follows it; gives the time until its heading is there. */
async function goOn(page: Page, next: string): Promise<number> {
  await page.locator(next).scrollIntoViewIfNeeded();
  await page.waitForTimeout(stay);
  await page.locator(next).tap();
  await page.waitForFunction(() => sessionStorage.getItem('bench-arrived') !== null);
  return page.evaluate(
    () =>
      Number(sessionStorage.getItem('bench-arrived')) -
      Number(sessionStorage.getItem('bench-clicked')),
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

type Watched = {
  paints(): Readonly<Record<'firstPaint' | 'largestPaint' | 'blocking' | 'shift', number>>;
};

/** Runs in the page. */
function watchPaints(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  watch('layout-shift', entry => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  Object.assign(window, { paints: () => seen });
}

/** Runs in every page: a click, and the first frame with another main heading, maybe in another document. */
function watchClicks(): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const heading = () => document.querySelector('h1')?.textContent?.trim() ?? '';
  addEventListener(
    'click',
    () => {
      sessionStorage.removeItem('bench-arrived');
      sessionStorage.setItem('bench-clicked', now());
      sessionStorage.setItem('bench-heading', heading());
    },
    true,
  );
  const look = () => {
    const from = sessionStorage.getItem('bench-heading');
    const isThere = from !== null && heading() !== '' && heading() !== from;
    if (isThere && sessionStorage.getItem('bench-arrived') === null) {
      sessionStorage.setItem('bench-arrived', now());
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
