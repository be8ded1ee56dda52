import type { PageView } from '../model/page-view.ts';
import { loadResults } from './load-results.ts';
import { SearchPlace } from './search-place.tsx';

/** The search page with what finds results, which is the browser's work alone. */
export const SearchPage = ({ view }: { view: PageView }) => (
  <SearchPlace view={view} load={loadResults} />
);
