import { type AddressStyle, normalizePath } from '../../model/url.ts';

/** A link as it stands in the document. */
export interface ClickedLink {
  readonly href: string;
  readonly target?: string;
  readonly isDownload?: boolean;
}

/** How a link was clicked. */
export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether the reader wants the link here, not in another tab or as a file. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

/**
 * The clean address of a link that the shell itself may follow; undefined when the browser should:
 * other origins, other targets, files, and headings of the page that is open.
 */
export function linkTarget(link: ClickedLink, style: AddressStyle, open: URL): URL | undefined {
  if (link.isDownload || (link.target && link.target !== '_self')) return undefined;
  if (!URL.canParse(link.href, open.href)) return undefined;
  const url = new URL(link.href, open.href);
  if (url.origin !== open.origin || !`${url.pathname}/`.startsWith(style.baseUrl)) {
    return undefined;
  }
  if (url.pathname.startsWith(`${style.baseUrl}_/`)) return undefined;
  url.pathname = normalizePath(style, url.pathname);
  const isSamePage = url.pathname === open.pathname && url.search === open.search;
  return isSamePage && url.hash !== '' ? undefined : url;
}
