/** What a request asks for: a decoded path and the query as it came, with its `?`. */
export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

const origin = /^https?:\/\/[^/?#]*/i;
// A slash or backslash inside a segment, and control characters, only come from an attempt to confuse.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[/\\\u0000-\u001f\u007f]/;

/** `/docs/v4.11/?q=a` -> `{ path: '/docs/v4.11/', query: '?q=a' }`; undefined when it is no path of ours. */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  const local = target.replace(origin, '').replace(/#.*$/s, '') || '/';
  const start = local.indexOf('?');
  const rawPath = start < 0 ? local : local.slice(0, start);
  const path = rawPath.startsWith('/') ? decodePath(rawPath) : undefined;
  return path === undefined ? undefined : { path, query: start < 0 ? '' : local.slice(start) };
}

function decodePath(rawPath: string): string | undefined {
  try {
    const segments = rawPath.split('/').map(decodeURIComponent);
    const isBad = (segment: string) =>
      segment === '.' || segment === '..' || forbidden.test(segment);
    return segments.some(isBad) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** `/docs/a b` -> `/docs/a%20b`: the inverse of decoding, for a `Location` header. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
