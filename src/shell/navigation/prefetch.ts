import type { ShellSettings } from '../../model/shell-settings.ts';
import { linkTarget } from './link-target.ts';
import { findPage } from './load-page.ts';
import type { SiteData } from './site-data.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Links that are loaded ahead when they are on screen; menus are not, since few of their links are followed. */
const links = 'main a[href], .sidebar-list a[href]';

/** Whether loading ahead would cost the reader: a 2g connection or data saver. */
export function isDataPrecious(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const connection = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection;

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

/** Loads pages ahead: those whose links are on screen when there is time, the one under the pointer at once. */
export function watchLinks(data: SiteData, settings: ShellSettings): () => void {
  if (isDataPrecious(connection())) return () => undefined;
  const preload = (link: Element | null) => {
    if (link instanceof HTMLAnchorElement) void loadAhead(link, data, settings);
  };
  const intent = ({ target }: Event) =>
    preload(target instanceof Element ? target.closest('a[href]') : null);
  const observer = observeLinks(preload);
  document.addEventListener('pointerover', intent, { passive: true });
  document.addEventListener('focusin', intent);
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerover', intent);
    document.removeEventListener('focusin', intent);
  };
}

function observeLinks(preload: (link: Element) => void): IntersectionObserver {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => preload(target));
    }
  });
  whenIdle(() => {
    for (const link of document.querySelectorAll(links)) observer.observe(link);
  });
  return observer;
}

async function loadAhead(
  link: HTMLAnchorElement,
  data: SiteData,
  settings: ShellSettings,
): Promise<void> {
  const url = linkTarget(link, settings, new URL(location.href));
  if (!url) return;
  try {
    const found = await findPage(url.pathname, data, settings);
    if (found) await data.fragment(found.entry.article);
  } catch {
    // What could not be loaded ahead is asked for again, and reported, when the reader goes there.
  }
}
