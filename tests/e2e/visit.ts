import { expect, type Page, type Response } from '@playwright/test';

/** Opens an address and waits until the shell has taken over. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return response;
}

/** Opens the drawer where the sidebar is one. */
export async function openNavigation(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  if (await opener.isVisible()) await opener.click();
}

/** Marks the window, so that a reload can be told from a navigation. */
export const markWindow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.setItem('time-origin', String(performance.timeOrigin));
  });

/** Whether the marked window is still the one on screen. */
export const isMarkedWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('time-origin') === String(performance.timeOrigin));

/** Clicks links one right after the other, without moving the pointer or the page. */
export const clickAtOnce = (page: Page, hrefs: readonly string[]): Promise<void> =>
  page.evaluate(targets => {
    for (const href of targets) document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, hrefs);

/** Opens the menu that has the navbar's links where there is no room for them. */
export async function openMoreLinks(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'More links' });
  if (await opener.isVisible()) await opener.click();
}

/** Scrolls as a reader does: the page hears of it. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    y =>
      new Promise<void>(resolve => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        if (Math.round(scrollY) === y) resolve();
        scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );

/** Makes the next page crash where its contents are rendered; `window.original` undoes it. */
export const makeHeadingsThrow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const original = window.encodeURIComponent;
    Object.assign(window, { original });
    // Called with an id where the contents are rendered, with sentences and paths elsewhere.
    window.encodeURIComponent = text => {
      if (!/^[a-z-]+$/.test(String(text))) return original(text);
      throw new Error('no heading is known', { cause: new Error('the map was torn') });
    };
  });
