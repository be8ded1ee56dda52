import { normalizePath } from '../src/model/url.ts';
import { isHashed } from './headers.ts';
import { findRedirect, type RedirectSource } from './redirect.ts';

/** A built site as the server knows it. */
export interface ServedSite extends RedirectSource {
  /** Every file that may be sent, as a path from the root of the site: `/docs/events.html`. */
  readonly files: ReadonlySet<string>;
}

/** How a path is answered. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  /** `page` tells whether a reader or a program asked: the one gets the not-found page, the other a line. */
  | { readonly kind: 'missing'; readonly page: boolean };

/**
 * The answer to a path. A document has one address; every other spelling of it redirects there:
 * `/docs/events.html`, `/docs/events/` and `//docs/events/index.html` -> `/docs/events`. A hashed file,
 * the frame of a live example for one, keeps its ending.
 */
export function resolveAddress(site: ServedSite, path: string): Answer {
  const isDocument = path.endsWith('.html') && !isHashed(site.baseUrl, path);
  if (!isDocument && site.files.has(path)) return { kind: 'file', file: path };
  const clean = cleanPath(site, path);
  const document = findDocument(site, clean);
  if (document?.address === path) return { kind: 'file', file: document.file };
  if (document) return { kind: 'redirect', to: document.address, status: 301 };
  const redirect = findRedirect(site, clean);
  if (redirect)
    return { kind: 'redirect', to: addressOf(site, redirect.to), status: redirect.status };
  if (clean === '/') return { kind: 'redirect', to: site.baseUrl, status: 302 };
  return { kind: 'missing', page: !isAsset(site, path) };
}

const cleanPath = ({ baseUrl }: ServedSite, path: string): string =>
  normalizePath({ baseUrl, trailingSlash: false }, path);

/** The one address of a document, so that an old address leads there in one step. */
const addressOf = (site: ServedSite, path: string): string =>
  findDocument(site, cleanPath(site, path))?.address ?? path;

/** Path of the not-found page's file. */
export const notFoundFile = ({ baseUrl }: Pick<ServedSite, 'baseUrl'>): string =>
  `${baseUrl}404.html`;

// Hosts look for it at the root too.
const isNotFoundFile = (site: ServedSite, file: string): boolean =>
  file === notFoundFile(site) || file === '/404.html';

/** The document at a clean path: a file beside the folder of the same name comes before the folder. */
function findDocument(site: ServedSite, clean: string) {
  const bare = clean.replace(/\/$/, '');
  const candidates = [
    { file: `${bare}.html`, address: bare },
    { file: `${bare}/index.html`, address: `${bare}/` },
  ];
  return candidates.find(({ file }) => !isNotFoundFile(site, file) && site.files.has(file));
}

// Only what begins with a letter is an extension: `v4.11` is a version.
const extension = /\.[a-z][a-z0-9]*$/i;

const isAsset = ({ baseUrl }: ServedSite, path: string): boolean =>
  path.startsWith(`${baseUrl}_/`) || (extension.test(path) && !path.endsWith('.html'));
