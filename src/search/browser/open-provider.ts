import { openEmbeddedProvider } from './embedded-provider.ts';
import type { SearchProvider } from './provider.ts';
import type { SearchHost } from './search-host.ts';

/** The provider that the configuration names; the hosted one falls back on the index of the site. */
export async function openProvider(host: SearchHost): Promise<SearchProvider> {
  const embedded = openEmbeddedProvider(host);
  if (!host.settings.hostedSearch) return embedded;
  const { openHostedProvider } = await import('./hosted-provider.ts');
  return openHostedProvider(host, embedded);
}
