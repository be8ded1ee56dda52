import { didYouMean } from '../model/did-you-mean.ts';
import { findPlace } from '../model/find-place.ts';
import type { Problem } from '../model/problem.ts';
import type { Redirects } from '../model/redirect.ts';
import type { Site } from '../model/site.ts';
import type { SourceText } from './sidebar.ts';

/** Redirects that lead nowhere, and redirects from an address that a page has. */
export function checkRedirects(
  site: Site,
  written: { readonly redirects: Redirects; readonly source: SourceText },
  slugs: readonly string[],
): readonly Problem[] {
  const { pages, versions } = written.redirects;
  const names = site.versions.map(version => version.name);
  const at = (needle: string) =>
    ({ ...findPlace(written.source, needle), severity: 'error', versions: [] }) as const;
  return [
    ...Object.entries(pages).flatMap(([from, to]): Problem[] => {
      if (slugs.includes(from))
        return [
          {
            ...at(from),
            message: `The redirect from \`${from}\` hides a page`,
            hint: 'take the redirect out; a page has that slug.',
          },
        ];
      if (!slugs.includes(to))
        return [
          {
            ...at(`'${to}'`),
            message: `The redirect from \`${from}\` leads to \`${to}\`, which is no page`,
            hint: didYouMean(to, slugs),
          },
        ];
      return [];
    }),
    ...Object.entries(versions)
      .filter(([, to]) => !names.includes(to))
      .map(
        ([from, to]): Problem => ({
          ...at(`'${to}'`),
          message: `The redirect from \`${from}\` leads to \`${to}\`, which is no version`,
          hint: didYouMean(to, names),
        }),
      ),
  ];
}
