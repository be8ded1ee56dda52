import {
  type ArticleNames,
  buildSiteManifest,
  buildVersionManifest,
} from '../model/build-manifest.ts';
import type { SearchAddresses, SiteManifest, VersionManifest } from '../model/manifest.ts';
import type { Site } from '../model/site.ts';
import { contentHash } from './content-hash.ts';
import type { OutputFile } from './output-file.ts';

/** The manifests of all versions and of the deployment, as values and as files. */
export interface Manifests {
  readonly site: SiteManifest;
  readonly versions: ReadonlyMap<string, VersionManifest>;
  readonly files: readonly OutputFile[];
}

/** Manifests for all versions of a site, given the names of each version's articles. */
export function toManifestFiles(
  site: Site,
  articles: ReadonlyMap<string, ArticleNames>,
  search?: SearchAddresses,
): Manifests {
  const made = site.versions.map(version => {
    const manifest = buildVersionManifest(site, version, articles.get(version.name) ?? new Map());
    const contents = JSON.stringify(manifest);
    const address = `${site.config.baseUrl}_/version/${version.name}.${contentHash(contents)}.json`;
    return { name: version.name, manifest, address, contents };
  });
  const addresses = new Map(made.map(({ name, address }) => [name, address]));
  const siteManifest = {
    ...buildSiteManifest(site, version => addresses.get(version.name) ?? ''),
    ...(search && { search }),
  };
  const files = made.map(({ address, contents }) => ({ path: address.slice(1), contents }));
  const siteFile = {
    path: `${site.config.baseUrl.slice(1)}_/site.json`,
    contents: JSON.stringify(siteManifest),
  };
  return {
    site: siteManifest,
    versions: new Map(made.map(({ name, manifest }) => [name, manifest])),
    files: [...files, siteFile],
  };
}
