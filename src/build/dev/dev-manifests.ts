import { buildSiteManifest, buildVersionManifest } from '../../model/build-manifest.ts';
import type { PageKey } from '../../model/link.ts';
import type { SiteManifest, VersionManifest } from '../../model/manifest.ts';
import { type Doc, type DocVersion, docsOf } from '../../model/site.ts';
import { cacheKey } from '../cache.ts';
import type { DevContent } from './dev-content.ts';
import type { DevPages } from './dev-pages.ts';

/** The manifests of the site as it stands, made when they are asked for; nothing is compiled for them. */
export interface DevManifests {
  /** Names the state of the whole content. */
  readonly revision: string;
  readonly site: SiteManifest;
  of(version: DocVersion): VersionManifest;
  addressOf(version: DocVersion): string;
  /** Address of a page's article; another one whenever something that it is made from changes. */
  articleAddress(version: DocVersion, doc: Doc): string;
}

/** Names articles by the state of their sources, since their own contents are not known yet. */
export function devManifests(now: DevContent, pages: DevPages): DevManifests {
  const { site } = now.content;
  const folder = `${site.config.baseUrl}_/`;
  const revisions = new Map<PageKey, string>(
    now.content.pages.map(page => [page.key, pages.revisionOf(page, now)]),
  );
  const revision = cacheKey(site, [...revisions.values()]).slice(0, 12);
  const nameOf = (version: DocVersion, key: PageKey) =>
    `${version.name}/${key}.${revisions.get(key)}`;
  const addressOf = ({ name }: DocVersion) => `${folder}version/${name}.${revision}.json`;
  const made = new Map<string, VersionManifest>();
  const make = (version: DocVersion): VersionManifest => {
    const names = docsOf(version).map(({ key }) => [key, nameOf(version, key)] as const);
    const manifest = buildVersionManifest(site, version, new Map(names));
    made.set(version.name, manifest);
    return manifest;
  };
  return {
    revision,
    site: buildSiteManifest(site, addressOf),
    of: version => made.get(version.name) ?? make(version),
    addressOf,
    articleAddress: (version, { key }) => `${folder}article/${nameOf(version, key)}.json`,
  };
}
