import type { PageKey } from '../model/link.ts';
import { type HitKind, kindOf, type SearchPage } from './search-record.ts';
import type { SearchOutline } from './titles-part.ts';
import { namesOf } from './versions-mask.ts';

/** A page that answers a question, and where in it the answers are. */
export interface FoundPage {
  readonly key: PageKey;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** Versions that have one of the hits, from the newest to the oldest. */
  readonly versions: readonly string[];
  /** Slugs of the versions whose address of the page is another one. */
  readonly slugs: Readonly<Record<string, string>>;
  /** Places in the page, the best first; never empty. */
  readonly hits: readonly FoundPlace[];
}

/** A heading or a member of a page, or the page itself. */
export interface FoundPlace {
  /** Id of the heading; empty for the page itself. */
  readonly id: string;
  readonly path: readonly string[];
  readonly kind: HitKind;
  readonly versions: readonly string[];
}

/** At most this many places of a page are worth showing: the list is for pages. */
const mostPlaces = 5;

/** A row in some of its versions. */
export interface RowInVersions {
  readonly row: number;
  readonly versions: number;
}

/** What is shown of a page: `pages` are its forms in several versions, `rows` its places, the best first. */
export function toFoundPage(
  outline: SearchOutline,
  pages: readonly SearchPage[],
  rows: readonly RowInVersions[],
): FoundPage {
  const [{ key, slug, title, category }] = pages as [SearchPage];
  const mask = rows.reduce((sum, row) => sum | row.versions, 0);
  const others = pages.filter(page => page.slug !== slug);
  return {
    key,
    slug,
    title,
    category,
    versions: namesOf(outline, mask),
    slugs: Object.fromEntries(
      others.flatMap(page => namesOf(outline, page.versions).map(name => [name, page.slug])),
    ),
    hits: foldRows(outline, rows).slice(0, mostPlaces),
  };
}

/** The same heading in several versions of a page is one place. */
function foldRows(outline: SearchOutline, rows: readonly RowInVersions[]): readonly FoundPlace[] {
  const places = new Map<string, { id: string; path: readonly string[]; mask: number }>();
  for (const { row, versions: mask } of rows) {
    const { id = '', path = [] } = outline.rows[row] ?? {};
    const identity = `${id}\n${path.at(-1) ?? ''}`;
    const known = places.get(identity);
    if (known) known.mask |= mask;
    else places.set(identity, { id, path, mask });
  }
  return [...places.values()].map(({ id, path, mask }) => ({
    id,
    path,
    kind: kindOf(id),
    versions: namesOf(outline, mask),
  }));
}
