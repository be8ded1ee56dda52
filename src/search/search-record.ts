/**
 * What can be found. A *row* is a heading of a page, or the page itself, wherever it is the same; a
 * *record* is a row with one text. Versions are bits of a number: bit 0 is the newest version.
 */
import type { PageKey } from '../model/link.ts';
import type { SearchData } from '../model/search-data.ts';

/** A page as some versions have it. */
export interface SearchPage {
  readonly key: PageKey;
  readonly slug: string;
  readonly title: string;
  /** Where it stands in the sidebar; empty when it is not listed. */
  readonly category: string;
  readonly versions: number;
}

/** A heading, a member of a type, or, with an empty id, the page itself. */
export interface SearchRow {
  /** Index of its page. */
  readonly page: number;
  readonly id: string;
  /** Texts of the headings above and of this one, without the page's title. */
  readonly path: readonly string[];
  readonly versions: number;
}

/** The text of a row, in the versions that share it. */
export interface SearchRecord {
  /** Index of its row. */
  readonly row: number;
  readonly versions: number;
  /** Names in code. */
  readonly names: readonly string[];
  readonly text: string;
}

/** All that the search of a site knows. */
export interface SearchContent {
  /** Names of the versions, from the newest to the oldest. */
  readonly versions: readonly string[];
  readonly pages: readonly SearchPage[];
  readonly rows: readonly SearchRow[];
  readonly records: readonly SearchRecord[];
  readonly data: SearchData;
}

/** What a found place is: prose, a member of the public surface, or a flag of the command line. */
export type HitKind = 'guide' | 'api' | 'flag';

/** `api-cli-flags-prod` -> flag; `api-PropOptions-mutable` -> api */
export function kindOf(id: string): HitKind {
  if (id.startsWith('api-cli-flags-')) return 'flag';
  return id.startsWith('api-') ? 'api' : 'guide';
}
