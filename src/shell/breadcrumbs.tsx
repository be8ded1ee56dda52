import type { PageView } from '../model/page-view.ts';
import type { SidebarItem } from '../model/sidebar.ts';
import { useSettings } from './shell-context.tsx';

/** The categories that the page stands in, from the sidebar's own words; a setting, off by default. */
export function Breadcrumbs({ view }: { view: PageView }) {
  const { breadcrumbs } = useSettings();
  const trail = breadcrumbs ? findTrail(view.sidebar, view.path) : [];
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              label
            ) : (
              <a href={href} aria-current={href === view.path ? 'page' : undefined}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The items of a sidebar from the outermost category to the page; empty when it is not listed. */
export function findTrail(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  for (const item of items) {
    if (item.href === path) return [item];
    const below = item.type === 'category' ? findTrail(item.items, path) : [];
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
