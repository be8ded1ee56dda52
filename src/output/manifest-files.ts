import {
  type ArticleNames,
  buildSiteManifest,
  buildVersionManifest,
} from '../model/build-manifest.ts';
import type { SiteConfig } from '../model/config.ts';
import type { SearchAddresses, SiteManifest, VersionManifest } from '../model/manifest.ts';
import type { Site } from '../model/site.ts';
import { contentHash } from './content-hash.ts';
import type { OutputFile } from './output-file.ts';

/** The manifests of all versions and of the deployment, and the files of the versions'. */
export interface Manifests {
  readonly site: SiteManifest;
  readonly versions: ReadonlyMap<string, VersionManifest>;
  readonly files: readonly OutputFile[];
}

/** Manifests for all versions of a site, given the names of each version's articles. */
export function toManifestFiles(
  site: Site,
  articles: ReadonlyMap<string, ArticleNames>,
): Manifests {
  const made = site.versions.map(version => {
    const manifest = buildVersionManifest(site, version, articles.get(version.name) ?? new Map());
    const contents = JSON.stringify(manifest);
    const address = `${site.config.baseUrl}_/version/${version.name}.${contentHash(contents)}.json`;
    return { name: version.name, manifest, address, contents };
  });
  const addresses = new Map(made.map(({ name, address }) => [name, address]));
  return {
    site: buildSiteManifest(site, version => addresses.get(version.name) ?? ''),
    versions: new Map(made.map(({ name, manifest }) => [name, manifest])),
    files: made.map(({ address, contents }) => ({ path: address.slice(1), contents })),
  };
}

/** The file of the deployment's manifest, which says where the search index is. */
export const toSiteFile = (
  { baseUrl }: Pick<SiteConfig, 'baseUrl'>,
  manifest: SiteManifest,
  search: SearchAddresses,
): OutputFile => ({
  path: `${baseUrl.slice(1)}_/site.json`,
  contents: JSON.stringify({ ...manifest, search }),
});
