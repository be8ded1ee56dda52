/** What the page and its search worker say to each other. */
import type { FoundPage } from '../found-page.ts';
import type { SearchAnswer, SearchRequest } from '../search-site.ts';

export type ToWorker =
  | { readonly kind: 'load'; readonly part: 'titles' | 'text'; readonly address: string }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'popular'; readonly id: number; readonly version: string };

export type FromWorker =
  | { readonly kind: 'loaded'; readonly part: 'titles' | 'text' }
  | { readonly kind: 'failed'; readonly part: 'titles' | 'text' }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      readonly isPartial: boolean;
    }
  | { readonly kind: 'popular'; readonly id: number; readonly pages: readonly FoundPage[] };
