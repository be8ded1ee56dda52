import type { ShellSettings } from '../model/shell-settings.ts';
import type { SearchHost } from '../search/browser/search-host.ts';
import { openSiteData } from './navigation/site-data.ts';
import { lasting } from './storage.ts';
import { trustedHtml, trustedScriptUrl } from './trusted-html.ts';

/** What the shell gives to the search. */
export const toSearchHost = (settings: ShellSettings): SearchHost => ({
  settings,
  data: openSiteData(settings.baseUrl),
  trust: { html: trustedHtml, scriptUrl: trustedScriptUrl },
  store: lasting,
});
