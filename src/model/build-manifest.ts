import { type Absence, findAbsence } from './absence.ts';
import { canonicalDoc } from './canonical.ts';
import { invariant } from './invariant.ts';
import type { PageKey } from './link.ts';
import type {
  PageEntry,
  SiteManifest,
  SiteOutline,
  VersionManifest,
  VersionOutline,
} from './manifest.ts';
import { sidebarLinks } from './sidebar.ts';
import { type Doc, type DocVersion, docsOf, findDocByKey, getSidebar, type Site } from './site.ts';

/** The article of each page of one version: page key -> name of its file. */
export type ArticleNames = ReadonlyMap<PageKey, string>;

/** What the browser knows of one version. */
export function buildVersionManifest(
  site: Site,
  version: DocVersion,
  articles: ArticleNames,
): VersionManifest {
  const neighbours = findNeighbours(version);
  const entries = docsOf(version).map(doc => {
    const article = articles.get(doc.key);
    invariant(article !== undefined, `no article was made of ${doc.file} for ${version.name}`);
    return [
      doc.slug,
      toEntry(site, version, doc, { article, ...neighbours.get(doc.path) }),
    ] as const;
  });
  return {
    name: version.name,
    sidebar: getSidebar(version, 'docs').items,
    pages: Object.fromEntries(entries),
  };
}

/** The deployment: every version with the address of its manifest. */
export const buildSiteManifest = (
  site: Site,
  addressOf: (version: DocVersion) => string,
): SiteManifest => ({
  versions: site.versions.map(version => ({
    name: version.name,
    label: version.label,
    path: version.path,
    release: version.release,
    ...(version.support !== undefined && { support: version.support }),
    isLast: version.isLast,
    manifest: addressOf(version),
  })),
});

/** The deployment as a page's surroundings need it. */
export const outlineOfSite = ({ versions }: SiteManifest): SiteOutline => ({
  versions: versions.map(({ manifest: _, ...version }) => version),
});

/** A version as the surroundings of its pages need it. */
export const outlineOfVersion = (version: VersionManifest): VersionOutline => ({
  ...version,
  pages: Object.fromEntries(
    Object.entries(version.pages).map(([slug, { article: _, ...page }]) => [slug, page]),
  ),
});

type Neighbours = Pick<PageEntry, 'previous' | 'next'>;

function toEntry(
  site: Site,
  version: DocVersion,
  doc: Doc,
  own: Pick<PageEntry, 'article' | 'previous' | 'next'>,
): PageEntry {
  const elsewhere = findElsewhere(site, version, doc);
  return {
    key: doc.key,
    id: doc.id,
    ...own,
    label: doc.label,
    ...(doc.tags.length > 0 && { tags: doc.tags }),
    ...(doc.unlisted && { unlisted: true }),
    ...(doc.draft && { draft: true }),
    ...(Object.keys(elsewhere).length > 0 && { elsewhere }),
    canonical: canonicalDoc(site, doc.key)?.path ?? doc.path,
  };
}

/** Reading order: the pages of the sidebar, one after the other. */
function findNeighbours(version: DocVersion): ReadonlyMap<string, Neighbours> {
  const byPath = new Map(version.docs.map(doc => [doc.path, doc]));
  const order = [...sidebarLinks(getSidebar(version, 'docs').items)]
    .filter(link => !link.unlisted)
    .flatMap(link => byPath.get(link.href) ?? []);
  return new Map(
    order.map((doc, index) => {
      const [previous, next] = [order[index - 1], order[index + 1]];
      return [
        doc.path,
        { ...(previous && { previous: previous.slug }), ...(next && { next: next.slug }) },
      ];
    }),
  );
}

function findElsewhere(
  site: Site,
  version: DocVersion,
  doc: Doc,
): Record<string, string | Absence> {
  const others = site.versions.filter(other => other.name !== version.name);
  return Object.fromEntries(
    others.flatMap(other => {
      const there = findDocByKey(other, doc.key)?.slug ?? findAbsence(site, doc, other);
      return there === doc.slug ? [] : [[other.name, there]];
    }),
  );
}
