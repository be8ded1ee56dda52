import { describeVersions } from '../../model/describe-versions.ts';
import type { SiteManifest, VersionSummary } from '../../model/manifest.ts';
import { pageAddress } from '../../model/page-address.ts';
import { fillPlaceholders } from '../../model/placeholder.ts';
import type { AddressStyle } from '../../model/url.ts';
import type { FoundPage, FoundPlace } from '../found-page.ts';
import type { HitKind } from '../search-record.ts';

/** A page of the results as it is shown. */
export interface PageView {
  readonly key: string;
  readonly title: string;
  /** The versions that have it, said only where all are searched. */
  readonly range?: string;
  readonly places: readonly PlaceView[];
}

/** A line of the results. */
export interface PlaceView {
  readonly href: string;
  /** The heading and those above it; empty for the page itself. */
  readonly path: readonly string[];
  readonly kind: HitKind;
  /** Where its text is: the version and slug whose article has it, and its heading. */
  readonly source: { readonly version: VersionSummary; readonly slug: string; readonly id: string };
}

export const kindLabels: Readonly<Record<HitKind, string>> = {
  guide: 'Guide',
  api: 'API',
  flag: 'Flag',
};

/** What to show of found pages: `asked` is a version's name, or every version when left out. */
export function toPageViews(
  pages: readonly FoundPage[],
  { versions }: SiteManifest,
  style: AddressStyle,
  asked?: string,
): readonly PageView[] {
  const names = versions.map(({ name }) => name);
  return pages.flatMap(page => {
    const places = page.hits.flatMap(place => toPlaceView(page, place, versions, style) ?? []);
    const [first] = places;
    if (!first) return [];
    const title = fillPlaceholders(page.title, {
      release: first.source.version.release,
      version: first.source.version.label,
    });
    const range = describeVersions(page.versions, names);
    return [{ key: page.key, title, places, ...(asked === undefined && { range }) }];
  });
}

/** A place that several versions have leads to the latest of them that is released. */
function toPlaceView(
  page: FoundPage,
  { id, path, kind, versions: having }: FoundPlace,
  versions: readonly VersionSummary[],
  style: AddressStyle,
): PlaceView | undefined {
  const own = versions.filter(({ name }) => having.includes(name));
  const latest = versions.findIndex(({ isLast }) => isLast);
  const version =
    own.find(({ name }) => versions.findIndex(each => each.name === name) >= latest) ?? own.at(-1);
  if (!version) return undefined;
  const slug = page.slugs[version.name] ?? page.slug;
  const address = pageAddress(version, slug, style);
  return { href: id ? `${address}#${id}` : address, path, kind, source: { version, slug, id } };
}
