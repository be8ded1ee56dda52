import type { Fragment } from '../../model/article.ts';
import { buildPageView } from '../../model/build-page-view.ts';
import { type Head, headOf } from '../../model/head.ts';
import type { PageEntry, VersionManifest, VersionSummary } from '../../model/manifest.ts';
import { matchAddress } from '../../model/page-address.ts';
import type { PageView } from '../../model/page-view.ts';
import { type Placement, placeFragment } from '../../model/place-article.ts';
import { buildPlacement } from '../../model/placement.ts';
import type { ShellSettings } from '../../model/shell-settings.ts';
import { normalizePath } from '../../model/url.ts';
import { trustedHtml } from '../trusted-html.ts';
import type { SiteData } from './site-data.ts';

/** A page as the shell shows it. */
export interface ShownPage {
  readonly view: PageView;
  readonly article: string | TrustedHTML;
}

/** A page that the browser has put together by itself. */
export interface LoadedPage extends ShownPage {
  readonly title: string;
  readonly head: Head;
  readonly placement: Placement;
  /** Whether the article has an element with this id. */
  hasAnchor(id: string): boolean;
}

interface Found {
  readonly version: VersionSummary;
  readonly slug: string;
  readonly manifest: VersionManifest;
  readonly entry: PageEntry;
}

/** Finds a path in the manifests; undefined for what is not a page of the documentation. */
export async function findPage(
  path: string,
  data: SiteData,
  settings: ShellSettings,
): Promise<Found | undefined> {
  const { versions } = await data.site();
  const match = matchAddress(normalizePath(settings, path), versions, settings);
  if (!match) return undefined;
  const manifest = await data.version(match.version);
  const entry = Object.hasOwn(manifest.pages, match.slug) ? manifest.pages[match.slug] : undefined;
  return entry && { ...match, manifest, entry };
}

/** Loads all that a page's address stands for; undefined for what is not a page of the documentation. */
export async function loadPage(
  path: string,
  data: SiteData,
  settings: ShellSettings,
): Promise<LoadedPage | undefined> {
  try {
    return await loadFrom(path, data, settings);
  } catch (error) {
    // The files of the deployment that the tab was opened with may be gone.
    if (await data.renew().catch(() => false)) return loadFrom(path, data, settings);
    throw error;
  }
}

async function loadFrom(
  path: string,
  data: SiteData,
  settings: ShellSettings,
): Promise<LoadedPage | undefined> {
  const found = await findPage(path, data, settings);
  if (!found) return undefined;
  const [site, fragment] = await Promise.all([data.site(), data.fragment(found.entry.article)]);
  const { version, manifest, slug, entry } = found;
  const placement = buildPlacement(version, manifest, settings);
  const placed: Fragment = placeFragment(fragment, placement);
  const { title, description, html } = placed;
  const view = buildPageView({ site, version: manifest, settings }, slug, placed);
  return {
    view,
    article: trustedHtml(html),
    title,
    placement,
    head: headOf({ view, title, description, canonical: entry.canonical, settings }),
    hasAnchor: id => html.includes(`id="${id}"`),
  };
}
