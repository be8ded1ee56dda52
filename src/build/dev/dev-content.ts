import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSite } from '../../model/build-site.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../../output/output-file.ts';
import { findTypeHomes } from '../../source/api-selection.ts';
import { parseFrontMatter } from '../../source/parse-front-matter.ts';
import { type AssetFile, readFiles } from '../../source/read-files.ts';
import { type PageFile, readPage } from '../../source/read-pages.ts';
import type { ModuleCache } from '../../source/read-site-files.ts';
import { readCompileContext } from '../compile-context.ts';
import type { CompileContext } from '../compile-page.ts';
import { checkApi, type ReadApi, readApiSource } from '../read-api-source.ts';
import { readSite, type SiteContent, type SitePage } from '../read-site.ts';

/** The content of a site as it stands now, drafts included. */
export interface DevContent {
  readonly content: SiteContent & { readonly site: Site };
  readonly context: CompileContext;
  readonly imageFiles: readonly OutputFile[];
  readonly statics: readonly AssetFile[];
  readonly api: ReadApi;
}

/** What reading gave: content, or nothing but problems where a file that all depends on is broken. */
export type ReadContent =
  | { readonly now: DevContent; readonly problems: readonly Problem[] }
  | { readonly now?: undefined; readonly problems: readonly Problem[] };

/** Reads the whole content of a site. */
export async function readDevContent(root: string, modules: ModuleCache): Promise<ReadContent> {
  const content = await readSite(root, 'include', modules);
  const { site, problems } = content;
  if (!site) return { problems };
  const { context, imageFiles } = readCompileContext(root, site, content.pages);
  const statics = readFiles(join(root, 'content/static'));
  const read = readApiSource(root, content.pages);
  const api = { ...read, problems: checkApi(read) };
  return { now: { content: { ...content, site }, context, imageFiles, statics, api }, problems };
}

/**
 * The content after one page was saved: nothing else is read. A page whose front matter is broken
 * keeps its place in the site with the head that it had.
 */
export async function rereadPage(
  root: string,
  key: string,
  before: DevContent,
): Promise<DevContent> {
  const page = await readPage(root, key);
  const old = before.content.pages.find(candidate => candidate.key === key);
  const { frontMatter = old?.frontMatter, problems } = parseFrontMatter(page);
  const others = before.content.problems.filter(problem => problem.file !== page.file);
  const pages = frontMatter
    ? replacePage(before.content.pages, { ...page, frontMatter })
    : before.content.pages;
  const homes = findTypeHomes(pages, before.api.source.api);
  const isSameHead = isDeepStrictEqual(frontMatter, old?.frontMatter);
  const isSameHomes = isDeepStrictEqual(homes, before.api.source.homes);
  return {
    ...before,
    // What stays the same stays the very same value: articles are kept by it.
    api: isSameHomes ? before.api : { ...before.api, source: { ...before.api.source, homes } },
    content: {
      ...before.content,
      site: isSameHead ? before.content.site : rebuildSite(before, pages),
      pages,
      problems: [...others, ...problems],
    },
  };
}

const replacePage = (pages: readonly SitePage[], page: SitePage): readonly SitePage[] =>
  pages.map(old => (old.key === page.key ? page : old));

function rebuildSite({ content }: DevContent, pages: readonly SitePage[]): Site {
  const { config, versions, sidebar, redirects } = content.files;
  if (!config || !versions || !sidebar || !redirects) return content.site;
  return buildSite(
    {
      config: config.value,
      versions: versions.value,
      sidebar: sidebar.value,
      redirects: redirects.value,
      pages,
    },
    'include',
  );
}

/** Whether a page is one of the content's. */
export const hasPage = ({ content }: DevContent, key: PageFile['key']): boolean =>
  content.pages.some(page => page.key === key);
