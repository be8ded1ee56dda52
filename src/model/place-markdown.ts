import { hrefToPageLink } from './link.ts';
import type { Placement } from './place-article.ts';
import { fillPlaceholders } from './placeholder.ts';

/** `](page:…)` and `]: page:…`: links and definitions, as our own serializer writes them. */
const pageLink = /(\]\(|\]: )(page:[^\s)]*)/g;

/**
 * An article's Markdown as it stands in one version. Links are whole addresses, since the text is
 * read away from the site; one to a page that the version does not have leads to the version's start.
 */
export function placeMarkdown(
  markdown: string,
  placement: Placement,
  { url, start }: { readonly url: string; readonly start: string },
): string {
  const linked = markdown.replace(pageLink, (_, before: string, href: string) => {
    const link = hrefToPageLink(href);
    const address = link && placement.addressOf(link.page);
    if (address === undefined) return before + url + start;
    return `${before}${url}${address}${link?.hash ? `#${link.hash}` : ''}`;
  });
  return fillPlaceholders(linked, placement);
}
