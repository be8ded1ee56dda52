import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { PageView } from '../model/page-view.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../model/sidebar.ts';
import { toggleDetails } from './collapse.ts';
import { Icon } from './icons.tsx';
import { Inert } from './inert.tsx';
import { revealCurrent } from './reveal-current.ts';
import { useDrawer } from './use-drawer.ts';
import { VersionMenu } from './version-menu.tsx';

export interface SidebarProps {
  readonly view: PageView;
  /** Told before the drawer opens or closes. */
  readonly onDrawer: (isOpen: boolean) => void;
  readonly isOpen: boolean;
}

/**
 * The sidebar. It is one element: a column on wide screens, a popover that slides in on narrow ones,
 * so that it opens without script too. With script, the open drawer is a dialog that keeps the focus.
 */
export function Sidebar({ view, isOpen, onDrawer }: SidebarProps) {
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer, onDrawer);
  const { path } = view;
  useEffect(() => revealCurrent(drawer.current, path), [path]);
  const dialog =
    isOpen && ({ role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' } as const);
  return (
    <div ref={drawer} id="shell_navigation" className="sidebar" popover="auto" {...dialog}>
      <button
        type="button"
        className="icon-button narrow-only close-navigation"
        popoverTarget="shell_navigation"
        popoverTargetAction="hide"
        aria-label="Close navigation"
      >
        <Icon name="close" />
      </button>
      <nav aria-label="Docs sidebar">
        <VersionMenu version={view.version} versions={view.versions} />
        <Inert name="product" />
        <SidebarList items={view.sidebar} path={path} />
      </nav>
    </div>
  );
}

const SidebarList = memo(({ items, path }: { items: readonly SidebarItem[]; path: string }) => (
  <ul className="sidebar-list">
    {items.map(item => (
      <li key={item.type + item.label}>
        {item.type === 'link' ? (
          <Link link={item} isCurrent={item.href === path} />
        ) : (
          <Category category={item} path={path} />
        )}
      </li>
    ))}
  </ul>
));

const Link = memo(({ link, isCurrent }: { link: SidebarLink; isCurrent: boolean }) => (
  <a
    href={link.href}
    aria-current={isCurrent ? 'page' : undefined}
    data-unlisted={link.unlisted || undefined}
  >
    {link.label}
  </a>
));

const Category = ({ category, path }: { category: SidebarCategory; path: string }) => {
  const { label, href, linkUnlisted, items } = category;
  const own = href !== undefined && {
    type: 'link' as const,
    label,
    href,
    ...(linkUnlisted && { unlisted: true }),
  };
  return (
    <details open>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive itself */}
      <summary onClick={toggle}>
        {own ? <Link link={own} isCurrent={href === path} /> : label}
      </summary>
      <SidebarList items={items} path={path} />
    </details>
  );
};

/** A category's own link is followed, and opens nothing. */
function toggle(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: summary, target } = event;
  const details = summary.parentElement;
  if (!(details instanceof HTMLDetailsElement) || (target as Element).closest('a')) return;
  event.preventDefault();
  toggleDetails(details, summary);
}
