import { validRange } from 'semver';
import * as v from 'valibot';
import type { PageKey } from './link.ts';

/** A link of a sidebar. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** Absolute path of a page of this site, or an address elsewhere. */
  readonly href: string;
  /** A page that is not listed: shown only while it is the current one. */
  readonly unlisted?: boolean;
}

/** A titled group of a sidebar; its own link is optional. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly items: readonly SidebarItem[];
  readonly href?: string;
  readonly linkUnlisted?: boolean;
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** The link of a whole sidebar: where it starts, and under which name. */
export interface SidebarEntryLink {
  readonly path: string;
  readonly label: string;
}

export interface Sidebar {
  readonly link: SidebarEntryLink;
  readonly items: readonly SidebarItem[];
}

/**
 * What a maintainer writes in `content/sidebar.ts`: categories in order, and in each the order of its
 * pages. Whether a page stands in a category is the page's own word (`category` in its front
 * matter, by range); a key whose page is elsewhere in a version is passed over there.
 */
export type SidebarEntryInput =
  | PageKey
  | { readonly label: string; readonly href: string }
  | {
      readonly category: string;
      readonly items: readonly SidebarEntryInput[];
      /** Versions in which the category stands here; every one when left out. */
      readonly versions?: string | undefined;
      /** Page that the category's name links to. */
      readonly page?: PageKey | undefined;
    };

const entrySchema: v.GenericSchema<SidebarEntryInput> = v.union([
  v.string(),
  v.strictObject({ label: v.string(), href: v.string() }),
  v.strictObject({
    category: v.string(),
    items: v.array(v.lazy(() => entrySchema)),
    versions: v.optional(
      v.pipe(
        v.string(),
        v.check(text => validRange(text) !== null, 'this is no version range'),
      ),
    ),
    page: v.optional(v.string()),
  }),
]);

/** Schema of `content/sidebar.ts`: the one sidebar, named docs, of every version. */
export const sidebarSchema = v.array(entrySchema);

/** The links of a sidebar in reading order, categories' own links included. */
export function* sidebarLinks(items: readonly SidebarItem[]): Generator<SidebarLink> {
  for (const item of items) {
    if (item.type === 'link') yield item;
    else {
      if (item.href)
        yield {
          type: 'link',
          label: item.label,
          href: item.href,
          ...(item.linkUnlisted && { unlisted: true }),
        };
      yield* sidebarLinks(item.items);
    }
  }
}
