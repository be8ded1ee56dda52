import type { Route } from './arrive.ts';
import { readEntry } from './history-entry.ts';

/** Leaves a path that is not a page of the documentation to the server. */
export function leave({ url, how }: Route): void {
  if (how === 'push') location.assign(url);
  else location.reload();
}

/**
 * Answers a failure by loading the whole document, once for an address; false when that was tried
 * or the browser is offline. The history entry remembers it, so that no storage is needed.
 */
export function reloadOnce({ url, how }: Route, error: unknown): boolean {
  if (!navigator.onLine || readEntry().reloaded === url.href) return false;
  console.warn(`${url.pathname} could not be loaded; the whole page is loaded instead.`, error);
  if (how === 'push') history.pushState({ reloaded: url.href }, '', url);
  else history.replaceState({ ...readEntry(), reloaded: url.href }, '');
  location.reload();
  return true;
}
