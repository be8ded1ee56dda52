import { checkLinks } from '../check/links.ts';
import { checkRedirects } from '../check/redirects.ts';
import { checkRoutes } from '../check/routes.ts';
import { checkSettings } from '../check/settings.ts';
import { checkSidebar } from '../check/sidebar.ts';
import { checkSuccessors } from '../check/successors.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';
import { resolveRanged } from '../model/ranged.ts';
import type { Site } from '../model/site.ts';
import { checkFrontMatterRanges } from '../source/check-front-matter-ranges.ts';
import type { SiteContent, SitePage } from './read-site.ts';

/** Every problem of a site's content: what was found while reading and compiling, and what does not fit together. */
export function checkSite(
  site: Site,
  { files, pages, problems }: SiteContent,
  compiled: readonly CompiledPage[],
): readonly Problem[] {
  const { config, sidebar, redirects } = files;
  const byKey = new Map(compiled.map(page => [page.key, page]));
  const drafts = new Set(
    pages.filter(page => page.frontMatter.draft && !byKey.has(page.key)).map(page => page.key),
  );
  return [
    ...problems,
    ...pages.flatMap(page => checkFrontMatterRanges(page, page.frontMatter, site.versions)),
    ...compiled.flatMap(page => page.problems),
    ...(config ? checkSettings(config.value, config) : []),
    ...checkRoutes(site),
    ...checkSuccessors(pages),
    ...checkLinks(site, byKey, drafts),
    ...(sidebar ? checkSidebar(site, { entries: sidebar.value, source: sidebar }, pages) : []),
    ...(redirects
      ? checkRedirects(
          site,
          { redirects: redirects.value, source: redirects },
          slugsOf(site, pages),
        )
      : []),
  ];
}

/** Every slug that some version has, drafts included: a draft is going to be a page. */
const slugsOf = (site: Site, pages: readonly SitePage[]): readonly string[] => [
  ...new Set(
    pages.flatMap(({ key, frontMatter }) =>
      site.versions.map(
        ({ release }) =>
          resolveRanged<string>(frontMatter.slug ?? frontMatter.id ?? key, release) ?? key,
      ),
    ),
  ),
];
