/**
 * What the browser knows of the site beyond the page it has open.
 *
 *   _/site.json                      the deployment: versions and their manifests; the only file
 *                                    under `_/` whose contents change under one name
 *   _/version/<name>.<hash>.json     one version: sidebar, pages, their articles
 *   _/article/<hash>.json            one article: see `Fragment`
 *   _/search/<part>.<hash>.json      the search index: see `src/search`
 */
import type { Absence } from './absence.ts';
import type { PageKey } from './link.ts';
import type { SidebarItem } from './sidebar.ts';
import type { VersionSupport } from './version.ts';

/** `_/site.json` */
export interface SiteManifest {
  /** From the newest to the oldest. */
  readonly versions: readonly VersionSummary[];
  /** Missing where the site is served while it is written. */
  readonly search?: SearchAddresses;
}

/** Where the parts of the search index are: titles and headings first, all words after them. */
export interface SearchAddresses {
  readonly titles: string;
  readonly text: string;
}

export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  /** Address of the version's landing: `/docs/`, `/docs/v4.11`. */
  readonly path: string;
  readonly release: string;
  readonly support?: VersionSupport;
  readonly isLast: boolean;
  /** Address of the version's manifest. */
  readonly manifest: string;
}

/** `_/version/<name>.<hash>.json` */
export interface VersionManifest {
  readonly name: string;
  readonly sidebar: readonly SidebarItem[];
  /** Pages by slug; the landing has the slug ''. */
  readonly pages: Readonly<Record<string, PageEntry>>;
}

export interface PageEntry {
  readonly key: PageKey;
  /** Id of the doc in this version; empty for the landing. */
  readonly id: string;
  /** Name of the article's file below `_/article/`, without `.json`. */
  readonly article: string;
  /** Slugs of the neighbours in reading order. */
  readonly previous?: string;
  readonly next?: string;
  /** Label in the sidebar and on the previous/next links. */
  readonly label: string;
  readonly tags?: readonly string[];
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  /** Versions where the page has another slug or is missing; all others have it under this one. */
  readonly elsewhere?: Readonly<Record<string, string | Absence>>;
  /** Versions in which a search engine should find the page: the canonical one's address. */
  readonly canonical: string;
}

/** What a page's surroundings are made from: the deployment without what changes with every word. */
export interface SiteOutline {
  readonly versions: readonly Omit<VersionSummary, 'manifest'>[];
}

/** One version without the names of its articles. */
export interface VersionOutline extends Omit<VersionManifest, 'pages'> {
  readonly pages: Readonly<Record<string, PageOutline>>;
}

export type PageOutline = Omit<PageEntry, 'article'>;
