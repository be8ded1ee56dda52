import type { ShellSettings } from '../../model/shell-settings.ts';
import { linkTarget } from './link-target.ts';
import type { SiteData } from './site-data.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What is loaded ahead when it is on screen: the page that comes next, and no other, since few are followed. */
const links = '.pager [rel=next]';

/** What makes pages out of the site's data: nobody needs it before leaving the first page. */
export const importPages = () => import('./load-page.ts');

/** How long the pointer stays on a link that is meant, in milliseconds. */
const dwell = 60;

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

/**
 * Loads ahead what is likely to be needed: the manifests when there is time, the next page when its
 * link is on screen, and the page whose link has the pointer, a finger or the focus.
 */
export function watchLinks(data: SiteData, settings: ShellSettings): () => void {
  if (isDataPrecious(connection())) return () => undefined;
  const preload = (link: Element | null) => {
    if (link instanceof HTMLAnchorElement) void loadAhead(link, data, settings);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('a[href]') : null;
  const intend = (event: Event) => preload(linkOf(event));
  const hover = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => intend(event), dwell);
  };
  const observer = observeLinks(preload);
  whenIdle(() => void find(location.pathname, data, settings));
  document.addEventListener('pointerover', hover, { passive: true });
  document.addEventListener('pointerdown', intend, { passive: true });
  document.addEventListener('focusin', intend);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('pointerover', hover);
    document.removeEventListener('pointerdown', intend);
    document.removeEventListener('focusin', intend);
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
  const found = await find(url.pathname, data, settings);
  if (found) await data.fragment(found.entry.article).catch(() => undefined);
}

/** What could not be loaded ahead is asked for again, and reported, when the reader goes there. */
const find = (path: string, data: SiteData, settings: ShellSettings) =>
  importPages()
    .then(({ findPage }) => findPage(path, data, settings))
    .catch(() => undefined);
