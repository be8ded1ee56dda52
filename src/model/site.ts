/**
 * The site as a value: everything that the content says, checked and resolved, frozen.
 * Stages take it as an argument; nothing keeps it in a module.
 */
import type { SiteConfig } from './config.ts';
import type { PageKey } from './link.ts';
import type { Redirect } from './redirect.ts';
import type { Sidebar } from './sidebar.ts';
import type { VersionSupport } from './version.ts';

export interface Site {
  readonly config: SiteConfig;
  /** From the newest to the oldest. */
  readonly versions: readonly DocVersion[];
  readonly redirects: readonly Redirect[];
}

/** One version of the documentation. */
export interface DocVersion {
  readonly name: string;
  readonly label: string;
  /** Whether this is the latest released version, served without a version in its addresses. */
  readonly isLast: boolean;
  /** Address of the version's landing: `/docs/`, `/docs/v4.11`. */
  readonly path: string;
  /** Id of the doc that stands for the whole version. */
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
  /** Ids of docs that are left out because they are drafts. */
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** The toolchain release that this version documents. */
  readonly release: string;
  readonly released?: string;
  readonly support?: VersionSupport;
  /** The page at the version's own address. */
  readonly landing?: Doc;
}

/** A page as it stands in one version. */
export interface Doc {
  readonly id: string;
  /** Address of the page. */
  readonly path: string;
  /** Name of the sidebar that lists it, if one does. */
  readonly sidebar?: string;
  /** The page's source, the same in all versions. */
  readonly key: PageKey;
  /** Address below the version's. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly category?: string;
  readonly tags: readonly string[];
  readonly unlisted: boolean;
  readonly draft: boolean;
  /** The page that took this one's place in versions that do not have it. */
  readonly successor?: PageKey;
  readonly layout: string;
  readonly toc: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
  /** Path of the source from the site's root. */
  readonly file: string;
}

const names = (all: readonly string[]): string => `Valid names: ${all.join(', ')}.`;

/** The version with a name; throws the specification's error when there is none. */
export function getVersion(site: Site, name: string): DocVersion {
  const version = site.versions.find(candidate => candidate.name === name);
  if (version) return version;
  throw new Error(
    `no version doc found by id=${name}. ${names(site.versions.map(({ name }) => name))}`,
  );
}

/** The latest released version. */
export const latestVersion = (site: Site): DocVersion =>
  site.versions.find(version => version.isLast) ?? getVersion(site, 'latest');

/** The doc with an id in a version; throws the specification's error when there is none. */
export function getDoc(version: DocVersion, id: string): Doc {
  const doc = version.docs.find(candidate => candidate.id === id);
  if (doc) return doc;
  throw new Error(
    `Couldn't find any doc with id ${id} in version ${version.name}. ${names(version.docs.map(({ id }) => id))}`,
  );
}

/** The sidebar with a name in a version; throws the specification's error when there is none. */
export function getSidebar(version: DocVersion, name: string): Sidebar {
  const sidebar = version.sidebars[name];
  if (sidebar) return sidebar;
  throw new Error(
    `Can't find any sidebar with id ${name} in version ${version.name}. ${names(Object.keys(version.sidebars))}`,
  );
}

/** All docs of a version, its landing first. */
export const docsOf = (version: DocVersion): readonly Doc[] =>
  version.landing ? [version.landing, ...version.docs] : version.docs;

/** The doc made from a page, if the version has that page; the landing included. */
export const findDocByKey = (version: DocVersion, key: PageKey): Doc | undefined =>
  version.docs.find(doc => doc.key === key) ??
  (version.landing?.key === key ? version.landing : undefined);
