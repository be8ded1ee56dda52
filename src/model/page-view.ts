/**
 * All that the shell shows around one article. The builder makes it from the site, the browser from
 * the manifests (or reads the first one back out of the document): the same value either way, so
 * that the same components render the same HTML.
 */
import type { SidebarItem } from './sidebar.ts';
import type { TocEntry } from './toc.ts';
import type { VersionSupport } from './version.ts';

export interface PageView {
  /** What kind of page this is; `not-found` has no version of its own and shows the latest. */
  readonly kind: 'doc' | 'landing' | 'not-found' | 'search';
  /** Address of this page, without origin. */
  readonly path: string;
  readonly version: VersionLink;
  /** The toolchain release that the version documents. */
  readonly release: string;
  readonly support?: VersionSupport;
  /** The same page in each version, or the nearest thing, from the newest version to the oldest. */
  readonly versions: readonly VersionLink[];
  readonly sidebar: readonly SidebarItem[];
  readonly toc: readonly TocEntry[];
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
  readonly tags: readonly string[];
  readonly unlisted: boolean;
  readonly draft: boolean;
  /** Where the page's source is edited. */
  readonly editUrl?: string;
  /** Where a problem with the page is reported. */
  readonly issueUrl?: string;
}

export interface VersionLink {
  readonly name: string;
  readonly label: string;
  /** Where the version menu leads. */
  readonly href: string;
  /** Why the version does not have the page; `href` is then the nearest thing. */
  readonly absence?: string;
  readonly isLast: boolean;
}

export interface PagerLink {
  readonly href: string;
  readonly label: string;
}
