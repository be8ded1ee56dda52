import { applyHead } from './apply-head.ts';
import { readEntry, scrollBefore, updateEntry } from './history-entry.ts';
import type { LoadedPage } from './load-page.ts';
import { relinkParts } from './relink-parts.ts';

/** Where a navigation leads and how it got there. */
export interface Route {
  readonly url: URL;
  /** `traverse` is back and forward: the address has changed before the page. */
  readonly how: 'push' | 'traverse';
  /** The hash is the old page's: kept when the new page has it too. */
  readonly keepsHash?: boolean;
  /** Why this is not the page that the reader asked for. */
  readonly explanation?: string;
}

/** Does what a browser does when another document has come: address, head, focus, scrolling. */
export function arrive(page: LoadedPage, { url, how, keepsHash }: Route): void {
  if (keepsHash && !page.hasAnchor(anchorOf(url))) url.hash = '';
  if (how === 'push') pushEntry(url);
  applyHead(page.head);
  relinkParts('[data-part]', page.placement);
  focusHeading();
  scrollToPlace(url, how === 'traverse' ? readEntry().scroll : undefined);
}

function pushEntry(url: URL): void {
  if (url.href === location.href) return;
  updateEntry({ scroll: scrollBefore() });
  history.pushState({}, '', url);
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.getElementById('shell_main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Heard on the window when the page is scrolled for the reader. */
export const jumped = 'docs:jumped';

/** To where the reader was, else to the heading that the address names, else to the top. */
export function scrollToPlace(url: URL, kept: number | undefined): void {
  const target = document.getElementById(anchorOf(url));
  // Tabs and details that hide the target open, as they do for find-in-page.
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  dispatchEvent(new Event(jumped));
  if (kept !== undefined) scrollTo(0, kept);
  else if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** The id that an address names; as it is written where its encoding is broken. */
function anchorOf({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
