import type { ShellSettings } from '../model/shell-settings.ts';
import { openSearch, SearchResults } from '../search/browser/search-results.tsx';
import { readPreferredVersion } from './preferred-version.ts';
import { toSearchHost } from './search-host.ts';

/** The results of the search page with all that they need to answer. */
export const loadResults = async (settings: ShellSettings) => ({
  Results: SearchResults,
  opened: await openSearch(toSearchHost(settings)),
  preferred: readPreferredVersion(),
});
