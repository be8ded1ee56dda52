import { buildSidebar } from './build-sidebar.ts';
import type { SiteConfig } from './config.ts';
import type { FrontMatter, Ranged } from './front-matter.ts';
import type { PageKey } from './link.ts';
import { holdsFor, type Range } from './range.ts';
import { resolveRanged } from './ranged.ts';
import { prefixOf, type Redirects, resolveRedirects } from './redirect.ts';
import { type Sidebar, type SidebarEntryInput, sidebarLinks } from './sidebar.ts';
import type { Doc, DocVersion, Site } from './site.ts';
import { toAddress } from './url.ts';
import type { VersionEntry, Versions } from './version.ts';

/** Key of the page that stands at a version's own address. */
export const landingKey: PageKey = 'index';

/** Key of the page that tells how the docs are checked; the latest version alone has it. */
export const verifiedKey: PageKey = 'verified';

/** A page's source without its text's meaning: where it is and what its front matter says. */
export interface PageSource {
  readonly key: PageKey;
  /** Path from the site's root, with forward slashes. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
}

/** All that the content says about the site, read and parsed. */
export interface SiteSource {
  readonly config: SiteConfig;
  readonly versions: Versions;
  readonly sidebar: readonly SidebarEntryInput[];
  readonly redirects: Redirects;
  readonly pages: readonly PageSource[];
}

/** The site that the content describes. Drafts stay out of it unless they are asked for. */
export function buildSite(source: SiteSource, drafts: 'include' | 'exclude'): Site {
  const { config, redirects } = source;
  const versions = source.versions.versions.map(entry => buildVersion(source, entry, drafts));
  return { config, versions, redirects: resolveRedirects(redirects, versions, config) };
}

function buildVersion(source: SiteSource, entry: VersionEntry, drafts: string): DocVersion {
  const isLast = entry.name === source.versions.latest;
  const place = { isLast, name: entry.name };
  const all = source.pages
    .filter(page => isIn(page, entry.release) && (isLast || page.key !== verifiedKey))
    .map(page =>
      toDoc(
        page,
        entry.release,
        path => toAddress(source.config, prefixOf(place) + path),
        source.config,
      ),
    );
  const shown = all.filter(doc => drafts === 'include' || !doc.draft);
  const docs = shown.filter(doc => doc.key !== landingKey);
  const landing = shown.find(doc => doc.key === landingKey);
  const sidebar = docsSidebar(source, entry.release, docs);
  const listed = new Set([...sidebarLinks(sidebar.items)].map(link => link.href));
  return {
    ...place,
    label: entry.label ?? entry.name,
    path: toAddress(source.config, prefixOf(place)),
    mainDocId: docs.find(doc => doc.path === sidebar.link.path)?.id ?? '',
    docs: docs.map(doc => (listed.has(doc.path) ? { ...doc, sidebar: 'docs' } : doc)),
    draftIds: all.filter(doc => doc.draft && !shown.includes(doc)).map(doc => doc.id),
    sidebars: { docs: sidebar },
    release: entry.release,
    ...(entry.released !== undefined && { released: entry.released }),
    ...(entry.support !== undefined && { support: entry.support }),
    ...(landing && { landing }),
  };
}

/** Whether a release's documentation has a page. */
export const isIn = ({ frontMatter }: PageSource, release: string): boolean =>
  frontMatter.versions === undefined || holdsFor(frontMatter.versions as Range, release);

function docsSidebar(source: SiteSource, release: string, docs: readonly Doc[]): Sidebar {
  const items = buildSidebar(source.sidebar, {
    release,
    docs: new Map(docs.map(doc => [doc.key, doc])),
  });
  const first = [...sidebarLinks(items)].find(link => link.href.startsWith(source.config.baseUrl));
  return { link: { path: first?.href ?? '', label: first?.label ?? '' }, items };
}

function toDoc(
  { key, file, frontMatter }: PageSource,
  release: string,
  address: (slug: string) => string,
  config: SiteConfig,
): Doc {
  const resolve = (name: 'id' | 'slug' | 'title' | 'description' | 'label' | 'category') => {
    const value: Ranged<string> | undefined = frontMatter[name];
    return value === undefined ? undefined : resolveRanged<string>(value, release);
  };
  const id = resolve('id') ?? key;
  const slug = key === landingKey ? '' : (resolve('slug') ?? id);
  const title = resolve('title') ?? id;
  const category = resolve('category');
  const { minHeadingLevel, maxHeadingLevel } = config.themeConfig.tableOfContents;
  return {
    id,
    path: address(slug),
    key,
    slug,
    title,
    description: resolve('description') ?? '',
    label: resolve('label') ?? title,
    ...(category !== undefined && { category }),
    tags: frontMatter.tags,
    unlisted: frontMatter.unlisted,
    draft: frontMatter.draft,
    ...(frontMatter.successor !== undefined && { successor: frontMatter.successor }),
    layout: frontMatter.layout,
    toc: {
      minHeadingLevel: frontMatter.toc?.minHeadingLevel ?? minHeadingLevel,
      maxHeadingLevel: frontMatter.toc?.maxHeadingLevel ?? maxHeadingLevel,
    },
    file,
  };
}
