import { invariant } from './invariant.ts';
import type { PageOutline, SiteOutline, VersionOutline } from './manifest.ts';
import { pageAddress } from './page-address.ts';
import type { PagerLink, PageView, VersionLink } from './page-view.ts';
import type { ShellSettings } from './shell-settings.ts';
import type { TocEntry } from './toc.ts';

/** What a page's surroundings are made from: the outlines of the manifests, and the settings. */
export interface ViewSource {
  readonly site: SiteOutline;
  readonly version: VersionOutline;
  readonly settings: ShellSettings;
}

/** All that the shell shows around a page of a version. */
export function buildPageView(
  source: ViewSource,
  slug: string,
  { title, toc }: { readonly title: string; readonly toc: readonly TocEntry[] },
): PageView {
  const { version, settings } = source;
  const entry = version.pages[slug];
  invariant(entry, `${version.name} has a page with the slug "${slug}"`);
  const frame = buildFrame(source, slug, entry);
  return {
    ...frame,
    kind: slug === '' ? 'landing' : 'doc',
    toc,
    ...pager(source, entry),
    tags: entry.tags ?? [],
    unlisted: entry.unlisted ?? false,
    draft: entry.draft ?? false,
    ...(settings.editUrl !== undefined && { editUrl: editUrlOf(settings.editUrl, entry) }),
    ...(settings.issueUrl !== undefined && { issueUrl: issueUrlOf(frame, title, settings) }),
  };
}

/** All that the shell shows around what is not a page of the documentation. */
export const buildPlainView = (
  source: ViewSource,
  kind: 'not-found' | 'search',
  path: string,
): PageView => ({ ...buildFrame(source, ''), kind, path, toc: [], ...nothingAbout });

const nothingAbout = { tags: [], unlisted: false, draft: false } as const;

function buildFrame({ site, version, settings }: ViewSource, slug: string, entry?: PageOutline) {
  const summary = site.versions.find(({ name }) => name === version.name);
  invariant(summary, `the site manifest names ${version.name}`);
  const toLink = (other: SiteOutline['versions'][number]): VersionLink => {
    const there = entry?.elsewhere?.[other.name];
    const { name, label, isLast } = other;
    const absence = typeof there === 'object' ? there : undefined;
    const slugThere = typeof there === 'string' ? there : slug;
    const href = pageAddress(other, absence?.slug ?? slugThere, settings);
    return { name, label, href, isLast, ...(absence && { absence: absence.note }) };
  };
  return {
    path: pageAddress(summary, slug, settings),
    version: toLink(summary),
    release: summary.release,
    ...(summary.support !== undefined && { support: summary.support }),
    versions: site.versions.map(toLink),
    sidebar: version.sidebar,
  };
}

function pager({ site, version, settings }: ViewSource, { previous, next }: PageOutline) {
  const summary = site.versions.find(({ name }) => name === version.name);
  const toLink = (slug: string | undefined): PagerLink | undefined => {
    const entry = slug === undefined ? undefined : version.pages[slug];
    if (slug === undefined || !entry || !summary) return undefined;
    return { href: pageAddress(summary, slug, settings), label: entry.label };
  };
  const links = { previous: toLink(previous), next: toLink(next) };
  return {
    ...(links.previous && { previous: links.previous }),
    ...(links.next && { next: links.next }),
  };
}

const editUrlOf = (template: string, { key }: PageOutline): string =>
  template.replace('%file%', `content/pages/${key}.mdx`);

/** The address of a prefilled issue; what is filled in may contain anything. */
const issueUrlOf = (
  { path, version }: Pick<PageView, 'path' | 'version'>,
  title: string,
  { issueUrl = '', url }: ShellSettings,
): string =>
  issueUrl
    .replaceAll('%title%', () => encodeURIComponent(title))
    .replaceAll('%version%', () => encodeURIComponent(version.label))
    .replaceAll('%address%', () => encodeURIComponent(url + path));
