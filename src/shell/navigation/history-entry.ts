/** What the shell keeps with an entry of the browser's history. */
export interface HistoryEntry {
  /** How far the page was scrolled, in pixels. */
  readonly scroll?: number;
  /** The address whose failure to load has been answered with a reload. */
  readonly reloaded?: string;
}

/** The current entry's data. */
export const readEntry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {};

/** Adds to the current entry's data. */
export const updateEntry = (change: HistoryEntry): void =>
  history.replaceState({ ...readEntry(), ...change }, '');

// The last position that the reader scrolled to. When another page has come, the window's own one is
// already the other page's.
let lastScroll = 0;

/** Where the reader was on the page that is being left. */
export const scrollBefore = (): number => lastScroll;

/** Reads the position itself: the browser tells of scrolling with its next frame, which may be too late. */
export const noteScroll = (): void => {
  lastScroll = scrollY;
};

/**
 * Keeps the scroll position with the current entry, since back and forward are ours to restore. Back
 * and forward change the entry before the page: until that has come, the position is the other page's.
 */
export function keepScroll(shownPath: () => string): () => void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    noteScroll();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (location.pathname === shownPath()) updateEntry({ scroll: scrollY });
    }, 100);
  };
  const letBrowser = () => {
    history.scrollRestoration = 'auto';
  };
  const takeBack = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', keep, { passive: true });
  addEventListener('pagehide', letBrowser);
  addEventListener('pageshow', takeBack);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', keep);
    removeEventListener('pagehide', letBrowser);
    removeEventListener('pageshow', takeBack);
  };
}
