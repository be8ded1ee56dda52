import type { SiteManifest } from '../../model/manifest.ts';
import { openProvider } from './open-provider.ts';
import type { SearchProvider } from './provider.ts';
import type { SearchHost } from './search-host.ts';

/** What the shell opens the search with. */
export interface OpenedSearch {
  readonly host: SearchHost;
  readonly provider: SearchProvider;
  readonly site: SiteManifest;
}

/** Loads what the dialog needs before it can answer. */
export async function openSearch(host: SearchHost): Promise<OpenedSearch> {
  const site = host.data.site();
  const provider = await openProvider(host);
  // The worker's script comes while the manifest does.
  provider.prepare('titles');
  return { host, provider, site: await site };
}
