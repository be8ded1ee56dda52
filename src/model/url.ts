/**
 * Addresses of pages and files.
 *
 *   latest version   /docs/            /docs/events
 *   other versions   /docs/v4.11       /docs/v4.11/events
 *   hashed files     /docs/_/…         never change meaning, cached for ever
 */

/** The settings that decide how an address is written. */
export interface AddressStyle {
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  readonly trailingSlash: boolean;
}

/** `('/docs/', '/v4.11/events')` -> `/docs/v4.11/events`, with a slash at the end when the site has one. */
export function toAddress({ baseUrl, trailingSlash }: AddressStyle, path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  if (inner === '') return baseUrl;
  return `${baseUrl}${inner}${trailingSlash ? '/' : ''}`;
}

/** `/docs/v4.11/events` -> `docs/v4.11/events.html`; a directory's index when addresses end in a slash. */
export function addressToFile(address: string): string {
  const inner = address.replace(/^\//, '');
  return inner === '' || inner.endsWith('/') ? `${inner}index.html` : `${inner}.html`;
}

/** `/docs/events` -> `/docs/events.md`; `/docs/` -> `/docs/index.md` */
export const markdownAddress = (address: string): string =>
  `${address}${address.endsWith('/') ? 'index' : ''}.md`;

/**
 * The clean form of a path that a reader or an old link may bring.
 * `/docs/events.html`, `/docs/events/index.html`, `/docs/events/` -> `/docs/events`
 */
export function normalizePath({ baseUrl, trailingSlash }: AddressStyle, path: string): string {
  const clean = path
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/{2,}/g, '/');
  if (`${clean}/` === baseUrl || clean === baseUrl) return baseUrl;
  const bare = clean.replace(/\/+$/, '');
  return trailingSlash ? `${bare}/` : bare || '/';
}
