import type { Fragment } from '../../model/article.ts';
import type { SiteManifest, VersionManifest, VersionSummary } from '../../model/manifest.ts';

/** The site's data, loaded when it is first asked for and then kept. */
export interface SiteData {
  site(): Promise<SiteManifest>;
  version(version: VersionSummary): Promise<VersionManifest>;
  fragment(name: string): Promise<Fragment>;
}

/** The data below a site's base URL. What failed to load is forgotten, so that asking again tries again. */
export function openSiteData(baseUrl: string): SiteData {
  const loaded = new Map<string, Promise<unknown>>();
  const load = <T>(address: string, init?: RequestInit): Promise<T> => {
    const known = loaded.get(address) as Promise<T> | undefined;
    if (known) return known;
    const loading = loadJson<T>(address, init);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
    return loading;
  };
  return {
    site: () => load(`${baseUrl}_/site.json`, { cache: 'no-cache' }),
    version: ({ manifest }) => load(manifest),
    fragment: name => load(`${baseUrl}_/article/${name}.json`),
  };
}

async function loadJson<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
