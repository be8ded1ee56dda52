/**
 * The first part of the index: pages and headings, as small as it gets. Rows stand in the order of
 * the text, so that a row's path follows from its depth, and most ids follow from their headings.
 */
import type { SearchData } from '../model/search-data.ts';
import type { SearchContent, SearchPage, SearchRow } from './search-record.ts';

/** Columns of texts are joined by line breaks, which no title has. */
export interface TitlesPart {
  readonly versions: readonly string[];
  /** The different sets of versions; other columns hold places in this list. */
  readonly sets: readonly number[];
  readonly keys: string;
  readonly slugs: string;
  readonly titles: string;
  readonly categories: string;
  readonly pageSets: readonly number[];
  /** How many rows each page has. */
  readonly rowCounts: readonly number[];
  readonly headings: string;
  /** A digit for each row. */
  readonly depths: string;
  /** Ids that do not follow from their headings, by row. */
  readonly ids: Readonly<Record<number, string>>;
  /** Types whose members follow, by the first row. */
  readonly types: Readonly<Record<number, string>>;
  /** Sets of the rows that not all versions of their page have. */
  readonly rowSets: Readonly<Record<number, number>>;
  readonly data: OutlineData;
}

/** What is known of the pages; what is known of the words comes with them. */
type OutlineData = Pick<SearchData, 'popular' | 'quiet'>;

/** What the first part says, read back. */
export interface SearchOutline extends Omit<SearchContent, 'records' | 'data'> {
  readonly data: OutlineData;
}

/** Packs pages and headings. */
export function packTitles({ versions, pages, rows, data }: SearchOutline): TitlesPart {
  const sets = [...new Set([...pages, ...rows].map(each => each.versions))];
  const column = (of: (page: SearchPage) => string) => pages.map(of).join('\n');
  return {
    versions,
    sets,
    keys: column(({ key }) => key),
    slugs: column(({ slug, key }) => (slug === key ? '' : slug)),
    titles: column(({ title }) => title),
    categories: column(({ category }) => category),
    pageSets: pages.map(page => sets.indexOf(page.versions)),
    rowCounts: pages.map((_, index) => rows.filter(({ page }) => page === index).length),
    headings: rows.map(({ path }) => path.at(-1) ?? '').join('\n'),
    depths: rows.map(({ path }) => Math.min(path.length, 9)).join(''),
    ...packIds(rows),
    rowSets: sparse(rows, ({ page, versions: own }) =>
      own === pages[page]?.versions ? undefined : sets.indexOf(own),
    ),
    data: { popular: data.popular, quiet: data.quiet },
  };
}

/** Reads packed pages and headings. */
export function unpackTitles(part: TitlesPart): SearchOutline {
  const { versions, sets, data } = part;
  const [keys, slugs, titles, categories] = [
    part.keys,
    part.slugs,
    part.titles,
    part.categories,
  ].map(column => column.split('\n')) as [string[], string[], string[], string[]];
  const pages = part.rowCounts.map(
    (_, index): SearchPage => ({
      key: keys[index] ?? '',
      slug: slugs[index] || (keys[index] ?? ''),
      title: titles[index] ?? '',
      category: categories[index] ?? '',
      versions: sets[part.pageSets[index] ?? 0] ?? 0,
    }),
  );
  return { versions, pages, rows: unpackRows(part, pages), data };
}

function unpackRows(part: TitlesPart, pages: readonly SearchPage[]): readonly SearchRow[] {
  const headings = part.headings.split('\n');
  const owners = part.rowCounts.flatMap((count, page) => Array<number>(count).fill(page));
  let type = '';
  let path: readonly string[] = [];
  return owners.map((page, row) => {
    const heading = headings[row] ?? '';
    const depth = Number(part.depths[row]);
    path = depth === 0 ? [] : [...path.slice(0, depth - 1), heading];
    type = part.types[row] ?? type;
    const set = part.rowSets[row];
    return {
      page,
      path,
      id: part.ids[row] ?? idAt(depth, heading, type),
      versions: (set === undefined ? undefined : part.sets[set]) ?? pages[page]?.versions ?? 0,
    };
  });
}

function packIds(rows: readonly SearchRow[]): Pick<TitlesPart, 'ids' | 'types'> {
  const [ids, types]: [Record<number, string>, Record<number, string>] = [{}, {}];
  let type = '';
  for (const [row, { id, path }] of rows.entries()) {
    const heading = path.at(-1) ?? '';
    const own = typeOf(id, heading);
    if (own !== type) types[row] = own;
    type = own;
    if (idAt(path.length, heading, type) !== id) ids[row] = id;
  }
  return { ids, types };
}

/** `('api-PropOptions-mutable', 'mutable')` -> `PropOptions`; empty for what is no member. */
function typeOf(id: string, heading: string): string {
  const end = `-${memberOf(heading)}`;
  return id.startsWith('api-') && id.endsWith(end) ? id.slice('api-'.length, -end.length) : '';
}

function idAt(depth: number, heading: string, type: string): string {
  if (depth === 0) return '';
  return type === '' ? slugOf(heading) : `api-${type}-${memberOf(heading)}`;
}

/** `--docs-json, -d` -> `docsJson`; `@Prop()` -> `Prop`; `stencil build` -> `build` */
const memberOf = (heading: string): string =>
  heading.startsWith('--')
    ? heading
        .slice(2)
        .replace(/,.*/, '')
        .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    : heading.replace(/^(@|stencil )/, '').replace(/\(\)$/, '');

/** `Slot fixes, and more` -> `slot-fixes-and-more`: what most headings get as their id. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The values of those that have one, by their index. */
function sparse<T, V>(all: readonly T[], of: (each: T) => V | undefined): Record<number, V> {
  const entries = all.flatMap((each, index) => {
    const value = of(each);
    return value === undefined ? [] : [[index, value] as const];
  });
  return Object.fromEntries(entries);
}
