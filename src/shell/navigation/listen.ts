import { sayAbsence } from '../../model/say-absence.ts';
import type { AddressStyle } from '../../model/url.ts';
import { closePopovers } from '../use-drawer.ts';
import { type Route, scrollToPlace } from './arrive.ts';
import { noteScroll, readEntry } from './history-entry.ts';
import { isPlainClick, linkTarget } from './link-target.ts';

/** What the listeners need to know and where they report. */
export interface Listener {
  readonly style: AddressStyle;
  /** Path of the page that is shown. */
  shownPath(): string;
  navigate(route: Route): void;
  /** The reader has come back to the page that is still shown. */
  stay(): void;
}

/** Hears clicks on links of this site, and the browser's back and forward. */
export function listen(listener: Listener): () => void {
  const click = (event: MouseEvent) => {
    const route = toRoute(event, listener.style);
    if (!route) return;
    event.preventDefault();
    // At once, not on arrival: what is behind an open drawer cannot take the focus.
    closePopovers();
    noteScroll();
    listener.navigate(route);
  };
  const traverse = () => {
    closePopovers();
    const url = new URL(location.href);
    if (url.pathname !== listener.shownPath()) return listener.navigate({ url, how: 'traverse' });
    listener.stay();
    scrollToPlace(url, readEntry().scroll);
  };
  document.addEventListener('click', click);
  addEventListener('popstate', traverse);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', traverse);
  };
}

function toRoute(event: MouseEvent, style: AddressStyle): Route | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.defaultPrevented || !isPlainClick(event)) return undefined;
  const { href, target } = link;
  const isDownload = link.hasAttribute('download');
  const url = linkTarget({ href, target, isDownload }, style, new URL(location.href));
  if (!url) return undefined;
  const keepsHash = link.dataset.version !== undefined && url.hash === '' && location.hash !== '';
  if (keepsHash) url.hash = location.hash;
  const explanation = explainAbsence(link);
  return { url, how: 'push', keepsHash, ...(explanation && { explanation }) };
}

/** A version that does not have the page: `“Forms” is not part of v4.4. New in v4.5.` */
function explainAbsence({ dataset, nextElementSibling: mark }: HTMLAnchorElement) {
  const note = dataset.absence ?? (mark?.matches('[data-absence]') ? mark.textContent : undefined);
  const title = document.querySelector('article h1')?.textContent;
  return note && sayAbsence(title ?? '', dataset.version ?? '', note);
}
