import { buildSite, type PageSource, type SiteSource } from '../model/build-site.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { parseFrontMatter } from '../source/parse-front-matter.ts';
import { type PageFile, readPages } from '../source/read-pages.ts';
import { type ModuleCache, readSiteFiles, type SiteFiles } from '../source/read-site-files.ts';

/** A page's file together with what its front matter says. */
export type SitePage = PageFile & PageSource;

/** The content of a site, read and parsed. `site` is missing when a file that it needs is broken. */
export interface SiteContent {
  readonly site?: Site;
  readonly files: SiteFiles;
  /** Pages whose front matter is sound. */
  readonly pages: readonly SitePage[];
  readonly problems: readonly Problem[];
}

/** Reads a site's data files and the heads of its pages. */
export async function readSite(
  root: string,
  drafts: 'include' | 'exclude',
  modules?: ModuleCache,
): Promise<SiteContent> {
  const [files, pageFiles] = await Promise.all([readSiteFiles(root, modules), readPages(root)]);
  const parsed = pageFiles.map(page => ({ page, ...parseFrontMatter(page) }));
  const pages = parsed.flatMap(({ page, frontMatter }) =>
    frontMatter ? [{ ...page, frontMatter }] : [],
  );
  const source = toSiteSource(files, pages);
  return {
    ...(source && { site: buildSite(source, drafts) }),
    files,
    pages,
    problems: [...files.problems, ...parsed.flatMap(({ problems }) => problems)],
  };
}

function toSiteSource(files: SiteFiles, pages: readonly SitePage[]): SiteSource | undefined {
  const { config, versions, sidebar, redirects } = files;
  if (!config || !versions || !sidebar || !redirects) return undefined;
  return {
    config: config.value,
    versions: versions.value,
    sidebar: sidebar.value,
    redirects: redirects.value,
    pages,
  };
}
