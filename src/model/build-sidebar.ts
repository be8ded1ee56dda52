import { holdsFor, type Range } from './range.ts';
import type { SidebarEntryInput, SidebarItem } from './sidebar.ts';
import type { Doc } from './site.ts';

/** What joins the names of nested categories in a page's front matter. */
const categorySeparator = ' > ';

/** A version as its sidebar needs it. */
export interface SidebarVersion {
  readonly release: string;
  readonly docs: ReadonlyMap<string, Doc>;
}

/** The sidebar of one version: entries whose page stands in that category there; empty categories are dropped. */
export function buildSidebar(
  entries: readonly SidebarEntryInput[],
  version: SidebarVersion,
  parent = '',
): readonly SidebarItem[] {
  return entries.flatMap(entry => {
    if (typeof entry === 'string') return toLink(version.docs.get(entry), parent);
    if ('href' in entry) return [{ type: 'link', ...entry }];
    if (entry.versions && !holdsFor(entry.versions as Range, version.release)) return [];
    const path = parent === '' ? entry.category : `${parent}${categorySeparator}${entry.category}`;
    const items = buildSidebar(entry.items, version, path);
    if (items.length === 0) return [];
    return [
      { type: 'category', label: entry.category, items, ...categoryLink(entry.page, version) },
    ];
  });
}

function toLink(doc: Doc | undefined, category: string): SidebarItem[] {
  if (!doc || (doc.category ?? '') !== category) return [];
  return [
    { type: 'link', label: doc.label, href: doc.path, ...(doc.unlisted && { unlisted: true }) },
  ];
}

function categoryLink(page: string | undefined, { docs }: SidebarVersion) {
  const doc = page === undefined ? undefined : docs.get(page);
  return doc && { href: doc.path, ...(doc.unlisted && { linkUnlisted: true }) };
}

/** Keys of all pages that a sidebar names, with nested categories. */
export const sidebarKeys = (entries: readonly SidebarEntryInput[]): readonly string[] =>
  entries.flatMap(entry => {
    if (typeof entry === 'string') return [entry];
    if ('href' in entry) return [];
    return [...(entry.page ? [entry.page] : []), ...sidebarKeys(entry.items)];
  });
