import type { ArticleLink } from '../model/article.ts';
import { articleIn, type CompiledPage } from '../model/compiled-page.ts';
import { closestNames, didYouMean } from '../model/did-you-mean.ts';
import type { PageKey } from '../model/link.ts';
import type { Problem } from '../model/problem.ts';
import { describeVersions } from '../model/range.ts';
import { type DocVersion, findDocByKey, type Site } from '../model/site.ts';

type Pages = ReadonlyMap<PageKey, CompiledPage>;

/**
 * Links to pages and headings, version by version: what does not exist in the version that shows
 * the link is broken there. A link to a draft only warns.
 */
export function checkLinks(
  site: Site,
  pages: Pages,
  drafts: ReadonlySet<PageKey>,
): readonly Problem[] {
  return [...pages.values()].flatMap(page =>
    page.slices.flatMap(({ article, versions }) =>
      article.links.flatMap(link =>
        site.versions
          .filter(version => versions.includes(version.name))
          .flatMap(version => checkLink(link, { site, version, pages, drafts }) ?? []),
      ),
    ),
  );
}

interface Scope {
  readonly site: Site;
  readonly version: DocVersion;
  readonly pages: Pages;
  /** Pages that are left out because nobody has written them yet. */
  readonly drafts: ReadonlySet<PageKey>;
}

function checkLink(link: ArticleLink, scope: Scope): Problem | undefined {
  const { version, pages } = scope;
  const doc = findDocByKey(version, link.page);
  if (!doc) return missingPage(link, scope);
  const target = pages.get(link.page);
  const anchors = target && articleIn(target, version.name)?.anchors;
  if (link.hash === '' || anchors === undefined || anchors.includes(link.hash)) return undefined;
  return problem(link, version, {
    message: `Link \`${link.written}\` has no such heading`,
    hint: headingHint(link.hash, anchors),
  });
}

function headingHint(hash: string, anchors: readonly string[]): string {
  const close = closestNames(hash, anchors, 1)[0];
  if (close !== undefined) return `the page has \`#${close}\` there.`;
  const some = anchors.slice(0, 8).map(anchor => `\`#${anchor}\``);
  return some.length > 0
    ? `the page has ${some.join(', ')} there.`
    : 'the page has no headings there.';
}

function missingPage(link: ArticleLink, { site, version, pages, drafts }: Scope): Problem {
  if (drafts.has(link.page)) {
    const hint = 'take `draft: true` out of its front matter, or the link out of this page.';
    return problem(link, version, { message: `Link \`${link.written}\` leads to a draft`, hint });
  }
  if (!pages.has(link.page))
    return problem(link, version, {
      message: `Link \`${link.written}\` leads to no page`,
      hint: didYouMean(link.page, [...pages.keys()]),
    });
  const having = site.versions
    .filter(other => findDocByKey(other, link.page))
    .map(other => other.name);
  const all = site.versions.map(other => other.name);
  return problem(link, version, {
    message: `Link \`${link.written}\` leads to a page that does not exist`,
    hint: `the page is in ${describeVersions(having, all)}; put the link in a range, or change the page's \`versions\`.`,
  });
}

const problem = (
  { place }: ArticleLink,
  version: DocVersion,
  said: Pick<Problem, 'message'> & { readonly hint: string },
): Problem => ({ ...place, ...said, severity: 'error', versions: [version.name] });
