import { closestNames } from '../../model/did-you-mean.ts';
import type { SiteManifest, VersionManifest, VersionSummary } from '../../model/manifest.ts';
import { matchAddress, pageAddress } from '../../model/page-address.ts';
import { versionOfRelease } from '../../model/release.ts';
import { sayAbsence } from '../../model/say-absence.ts';
import type { AddressStyle } from '../../model/url.ts';

/** What a reader who asked for a page that is not there may want instead. */
export interface Advice {
  /** Where the address leads now: it names an exact release. */
  readonly moved?: string;
  /** Why the version that was asked for does not have the page: `“Forms” is not part of v4.4. New in v4.5.` */
  readonly absence?: string;
  /** The page in the versions that have it. */
  readonly elsewhere: readonly AdvisedLink[];
  /** Pages with similar names. */
  readonly closest: readonly AdvisedLink[];
}

export interface AdvisedLink {
  readonly href: string;
  readonly label: string;
}

/** An address that is no page, taken apart. */
export interface MissingPage {
  readonly version?: VersionSummary;
  readonly slug: string;
  readonly moved?: string;
}

/** How addresses are written, and the version that the reader chose last. */
interface Reader extends AddressStyle {
  readonly preferred: string | null;
}

/** Takes an address apart: one without a version is looked for in the preferred one; one that names an exact release has moved to the version that documents it. */
export function findMissing(path: string, site: SiteManifest, reader: Reader): MissingPage {
  const match = matchAddress(path, site.versions, reader);
  const preferred = site.versions.find(({ name }) => name === reader.preferred);
  if (!match) return { slug: path.replace(/^\/+/, ''), ...(preferred && { version: preferred }) };
  const [first = '', ...rest] = match.slug.split('/');
  const documented = match.version.isLast && versionOfRelease(first, site.versions);
  if (documented) return { ...match, moved: pageAddress(documented, rest.join('/'), reader) };
  return match.version.isLast && preferred ? { ...match, version: preferred } : match;
}

/** The version that was asked for, the latest, and the newest of each major: what one of them lacks, none had for long. */
export function likelyVersions(
  { versions }: SiteManifest,
  { version }: MissingPage,
): readonly VersionSummary[] {
  const majors = new Map<string, VersionSummary>();
  for (const candidate of versions) {
    const major = candidate.release.split('.', 1).join('');
    if (!majors.has(major)) majors.set(major, candidate);
  }
  const latest = versions.filter(({ isLast }) => isLast);
  return [...new Set([...(version ? [version] : []), ...latest, ...majors.values()])];
}

/** What the site knows. */
export interface Knowledge {
  readonly site: SiteManifest;
  readonly manifests: readonly VersionManifest[];
  readonly settings: AddressStyle;
}

/** The versions that have the slug, and the pages whose names are close to it. */
export function adviseOn({ slug, version }: MissingPage, known: Knowledge): Advice {
  const { site, manifests, settings } = known;
  const elsewhere = site.versions.flatMap(other => {
    const own = findSlug(slug, other, manifests);
    return own === undefined
      ? []
      : [{ href: pageAddress(other, own, settings), label: other.label }];
  });
  if (elsewhere.length > 0) {
    const absence = version && explainAbsence(slug, version, manifests);
    return { elsewhere, closest: [], ...(absence !== undefined && { absence }) };
  }
  const near = manifests.find(({ name }) => name === version?.name) ?? manifests[0];
  return { elsewhere, closest: near ? closestPages(slug, near, known) : [] };
}

function explainAbsence(
  slug: string,
  { name, label }: VersionSummary,
  manifests: readonly VersionManifest[],
): string | undefined {
  const page = manifests.find(({ pages }) => Object.hasOwn(pages, slug))?.pages[slug];
  const there = page?.elsewhere?.[name];
  return page && typeof there === 'object' ? sayAbsence(page.label, label, there.note) : undefined;
}

/** The slug in a version of the page that some version has under this slug. */
function findSlug(
  slug: string,
  version: VersionSummary,
  manifests: readonly VersionManifest[],
): string | undefined {
  const home = manifests.find(({ pages }) => Object.hasOwn(pages, slug));
  if (!home || slug === '') return undefined;
  if (home.name === version.name) return slug;
  const there = home.pages[slug]?.elsewhere?.[version.name];
  return typeof there === 'object' ? undefined : (there ?? slug);
}

function closestPages(
  slug: string,
  { name, pages }: VersionManifest,
  { site, settings }: Knowledge,
): readonly AdvisedLink[] {
  const version = site.versions.find(candidate => candidate.name === name);
  if (!version) return [];
  const last = slug.split('/').at(-1) ?? slug;
  const slugs = Object.keys(pages).filter(other => other !== '');
  const similar = [slug, last].flatMap(wrong => [
    ...slugs.filter(other => other.split('/').at(-1) === wrong),
    ...closestNames(wrong, slugs),
  ]);
  return [...new Set(similar)].slice(0, 5).map(other => ({
    href: pageAddress(version, other, settings),
    label: pages[other]?.label ?? other,
  }));
}
