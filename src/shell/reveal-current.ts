import { session, storageKeys } from './storage.ts';

/** Brings the current page's link into the sidebar's view without moving the page itself. */
export function revealCurrent(sidebar: HTMLElement | null, _path?: string): void {
  const link = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !link) return;
  const [around, own] = [sidebar.getBoundingClientRect(), link.getBoundingClientRect()];
  // The version menu stays above what scrolls.
  const top = sidebar.querySelector('.version-menu')?.getBoundingClientRect().bottom ?? around.top;
  const isSeen = own.top >= top && own.bottom <= around.bottom;
  if (!isSeen) sidebar.scrollTop += own.top - around.top - around.height / 3;
}

/** Puts the sidebar back where it was scrolled to in this tab, and keeps its place from now on. */
export function keepSidebarScroll(sidebar: HTMLElement | null): void {
  if (!sidebar) return;
  sidebar.scrollTop = Number(session.read(storageKeys.sidebarScroll) ?? 0);
  addEventListener('pagehide', () => {
    session.write(storageKeys.sidebarScroll, String(sidebar.scrollTop));
  });
}
