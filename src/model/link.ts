/**
 * Links inside an article name a page, not an address: `page:components/events#listen`.
 * An address would differ from version to version; a page's key does not.
 */

/** The path of a page's source below `content/pages`, without `.mdx`; the same in every version. */
export type PageKey = string;

/** A link to a page and, perhaps, to a heading in it. */
export interface PageLink {
  readonly page: PageKey;
  /** Id of the heading, without `#`; empty for the page itself. */
  readonly hash: string;
}

/** `{ page: 'components/events', hash: 'listen' }` -> `page:components/events#listen` */
export const pageLinkToHref = ({ page, hash }: PageLink): string =>
  `page:${page}${hash && `#${hash}`}`;

/** `page:components/events#listen` -> `{ page: 'components/events', hash: 'listen' }` */
export function hrefToPageLink(href: string): PageLink | undefined {
  if (!href.startsWith('page:')) return undefined;
  const [page = '', hash = ''] = href.slice('page:'.length).split('#', 2);
  return { page, hash };
}
