import type { Fragment } from './article.ts';
import { hrefToPageLink, type PageKey } from './link.ts';
import { fillPlaceholders, type PlaceholderValues } from './placeholder.ts';

/** A version as seen from inside an article: where its pages are, and what its placeholders stand for. */
export interface Placement extends PlaceholderValues {
  /** Address of a page in this version; undefined when the version does not have it. */
  addressOf(page: PageKey): string | undefined;
}

const pageHref = /href="(page:[^"]*)"/g;

/**
 * An article's HTML as it stands in one version: links to pages become absolute addresses,
 * placeholders their values. The builder and the browser both call this one function.
 *
 * A link to a page that the version does not have loses its address and stays readable; the checks
 * have reported it to the author.
 */
export function placeArticle(html: string, placement: Placement): string {
  const linked = html.replace(pageHref, (_, href: string) => {
    const link = hrefToPageLink(href);
    const address = link && placement.addressOf(link.page);
    if (address === undefined) return 'data-missing-page';
    return `href="${address}${link?.hash ? `#${link.hash}` : ''}"`;
  });
  return fillPlaceholders(linked, placement);
}

/** A whole fragment as it stands in one version. */
export const placeFragment = (fragment: Fragment, placement: Placement): Fragment => ({
  ...fragment,
  title: fillPlaceholders(fragment.title, placement),
  description: fillPlaceholders(fragment.description, placement),
  html: placeArticle(fragment.html, placement),
});
