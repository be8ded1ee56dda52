import type { Fragment } from '../../model/article.ts';
import type { SiteManifest, VersionManifest, VersionSummary } from '../../model/manifest.ts';

/** The site's data, loaded when it is first asked for and then kept. */
export interface SiteData {
  site(): Promise<SiteManifest>;
  version(version: VersionSummary): Promise<VersionManifest>;
  fragment(name: string): Promise<Fragment>;
  /** Looks whether the site was deployed anew since this tab was opened; true when it was. */
  renew(): Promise<boolean>;
}

/** What a file has to have to be what it is asked for as. */
interface Kind {
  readonly strings?: readonly string[];
  readonly lists?: readonly string[];
  readonly init?: RequestInit;
}

const siteKind: Kind = { lists: ['versions'], init: { cache: 'no-cache' } };
const versionKind: Kind = { strings: ['name'], lists: ['sidebar'] };
const fragmentKind: Kind = { strings: ['title', 'description', 'html'], lists: ['toc'] };

/** The data below a site's base URL. What failed to load is forgotten, so that asking again tries again. */
export function openSiteData(baseUrl: string): SiteData {
  const siteAddress = `${baseUrl}_/site.json`;
  const loaded = new Map<string, Promise<unknown>>();
  const load = <T>(address: string, kind: Kind): Promise<T> => {
    const known = loaded.get(address) as Promise<T> | undefined;
    if (known) return known;
    const loading = loadJson<T>(address, kind);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
    return loading;
  };
  const site = () => load<SiteManifest>(siteAddress, siteKind);
  return {
    site,
    version: ({ manifest }) => load(manifest, versionKind),
    fragment: name => load(`${baseUrl}_/article/${name}.json`, fragmentKind),
    async renew() {
      const known = loaded.get(siteAddress);
      loaded.delete(siteAddress);
      return known !== undefined && JSON.stringify(await known) !== JSON.stringify(await site());
    },
  };
}

/** A file that came whole but is something else is as good as one that did not come. */
async function loadJson<T>(address: string, { strings = [], lists = [], init }: Kind): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const data = await response.json();
  const isSound =
    strings.every(name => typeof data?.[name] === 'string') &&
    lists.every(name => Array.isArray(data?.[name]));
  if (!isSound) throw new Error(`${address} is not what it should be`);
  return data;
}
