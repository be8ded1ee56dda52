import type { CompiledPage } from '../model/compiled-page.ts';
import type { SearchData } from '../model/search-data.ts';
import type { Site } from '../model/site.ts';
import { type SearchFiles, toSearchFiles } from '../output/search-files.ts';
import { collectContent } from '../search/collect-content.ts';
import { packText } from '../search/text-part.ts';
import { packTitles } from '../search/titles-part.ts';

/** The search index of a site. */
export function makeSearch(
  site: Site,
  compiled: readonly CompiledPage[],
  data: SearchData,
): SearchFiles {
  const content = collectContent(site, compiled, data);
  const parts = { titles: packTitles(content), text: packText(content) };
  return toSearchFiles(parts, site.config.baseUrl);
}
