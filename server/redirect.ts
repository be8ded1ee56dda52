/** Old addresses: the contents of `dist/_redirects.json`, which hosts' configurations are made from too. */
import * as v from 'valibot';
import { type ReleaseVersion, versionOfRelease } from '../src/model/release.ts';

// One slash and then no other: "//host" would leave the site.
const localPath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^\s\\?#]*$/, 'a redirect stays on the site'),
);

/** Schema of `dist/_redirects.json`; `/*` at the end stands for everything below, on both sides. */
export const redirectsFileSchema = v.array(
  v.object({
    from: localPath,
    to: localPath,
    status: v.optional(v.picklist([301, 302, 308]), 302),
  }),
);

export type ServedRedirect = v.InferOutput<typeof redirectsFileSchema>[number];

export interface RedirectTarget {
  readonly to: string;
  readonly status: number;
}

/** What decides where an old address leads. */
export interface RedirectSource {
  readonly baseUrl: string;
  readonly redirects: readonly ServedRedirect[];
  readonly versions: readonly ReleaseVersion[];
}

const longestChain = 5;

/** Where an old address leads now, all steps at once; undefined when the path is no old address. */
export function findRedirect(source: RedirectSource, path: string): RedirectTarget | undefined {
  let found: RedirectTarget | undefined;
  for (let step = 0; step < longestChain; step += 1) {
    const next = followOnce(source, found?.to ?? path);
    if (!next || next.to === found?.to) break;
    // A way that is partly temporary is temporary.
    found = { to: next.to, status: found?.status === 302 ? 302 : next.status };
  }
  return found;
}

function followOnce(source: RedirectSource, path: string): RedirectTarget | undefined {
  const exact = source.redirects.find(({ from }) => from === path);
  if (exact) return { to: exact.to, status: exact.status };
  for (const { from, to, status } of source.redirects) {
    const rest = restBelow(from, path);
    if (rest !== undefined) return { to: to.replace(/\/\*$/, `/${rest}`), status };
  }
  return followRelease(source, path);
}

/** `('/docs/v4.12/*', '/docs/v4.12/events')` -> `events` */
function restBelow(from: string, path: string): string | undefined {
  if (!from.endsWith('/*') || !path.startsWith(from.slice(0, -1))) return undefined;
  return path.slice(from.length - 1);
}

/** `/docs/4.7.2/events` -> `/docs/v4.7/events` */
function followRelease(
  { baseUrl, versions }: RedirectSource,
  path: string,
): RedirectTarget | undefined {
  if (!path.startsWith(baseUrl)) return undefined;
  const [release = '', ...rest] = path.slice(baseUrl.length).split('/');
  const version = versionOfRelease(release, versions);
  if (!version) return undefined;
  const to = [version.path.replace(/\/$/, ''), ...rest].join('/');
  // Which version documents a release changes as long as its minor is the latest.
  return { to: rest.length > 0 ? to : version.path, status: 302 };
}
