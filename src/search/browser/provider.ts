import type { FoundPage } from '../found-page.ts';
import type { SearchAnswer, SearchRequest } from '../search-site.ts';

/** An answer as it is shown. */
export interface ProvidedAnswer extends SearchAnswer {
  /** What the reader should know of how it was found: a line, when something did not work. */
  readonly notice?: string;
  /** Whether only titles and headings were looked through, and more is to come. */
  readonly isPartial: boolean;
}

/** Where answers come from: the index that the site carries, or a service. */
export interface SearchProvider {
  /** Loads what the first answers need, and with `'text'` everything. */
  prepare(part: 'titles' | 'text'): void;
  search(request: SearchRequest): Promise<ProvidedAnswer>;
  /** Pages that are offered before anything is typed. */
  popular(version: string): Promise<readonly FoundPage[]>;
  /** Calls when the same question would now be answered better; gives a function that ends it. */
  onImproved(listener: () => void): () => void;
  /** Tries again what failed to load. */
  retry(): void;
}
