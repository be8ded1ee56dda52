import * as v from 'valibot';
import type { DocVersion } from './site.ts';
import { type AddressStyle, toAddress } from './url.ts';

/**
 * An old address and where it leads now; both are paths of this site.
 * A `from` that ends in `/*` stands for everything below it, a `to` that ends in `/*` takes the rest over.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** False for the latest version's own name, which another version will have one day. */
  readonly permanent: boolean;
}

const pathBelowVersion = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+(\/[\w.-]+)*$/, 'a redirect names a slug such as "testing" or "guides/forms"'),
);

/**
 * Schema of `content/redirects.ts`.
 * `pages` are slugs, redirected with and without a version in front wherever the new slug exists;
 * `versions` are names of versions that are documented by another.
 */
export const redirectsSchema = v.strictObject({
  pages: v.optional(v.record(pathBelowVersion, pathBelowVersion), {}),
  versions: v.optional(v.record(pathBelowVersion, pathBelowVersion), {}),
});

export type Redirects = v.InferOutput<typeof redirectsSchema>;
export type RedirectsInput = v.InferInput<typeof redirectsSchema>;

const aliasOf = (from: string, version: DocVersion, permanent: boolean): Redirect[] => [
  { from, to: version.path, permanent },
  { from: `${from}/*`, to: `${version.path.replace(/\/$/, '')}/*`, permanent },
];

/** The redirects of a whole site: old slugs in every version, old version names, and the latest version's own name. */
export function resolveRedirects(
  { pages, versions: names }: Redirects,
  versions: readonly DocVersion[],
  style: AddressStyle,
): readonly Redirect[] {
  const ofPages = versions.flatMap(version =>
    Object.entries(pages).flatMap(([from, to]) => {
      const target = version.docs.find(doc => doc.slug === to);
      return target
        ? [
            {
              from: toAddress(style, `${prefixOf(version)}${from}`),
              to: target.path,
              permanent: true,
            },
          ]
        : [];
    }),
  );
  const ofVersions = Object.entries(names).flatMap(([from, to]) => {
    const version = versions.find(candidate => candidate.name === to);
    return version ? aliasOf(`${style.baseUrl}${from}`, version, true) : [];
  });
  const latest = versions.find(version => version.isLast);
  const ofLatest = latest ? aliasOf(`${style.baseUrl}${latest.name}`, latest, false) : [];
  return [...ofPages, ...ofVersions, ...ofLatest];
}

/** What stands before a slug in a version's addresses: '' for the latest, `v4.11/` for another. */
export const prefixOf = ({ isLast, name }: Pick<DocVersion, 'isLast' | 'name'>): string =>
  isLast ? '' : `${name}/`;
