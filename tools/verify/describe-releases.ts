import type { Api } from '../../src/model/api.ts';

/** When a name exists, in words: `from 4.5.0 on`, `up to 3.4.2`, `in 4.0.5 to 4.2.1`. */
export function describeReleases(
  releases: readonly string[],
  { releases: all }: Pick<Api, 'releases'>,
): string {
  const [first] = releases;
  const last = releases.at(-1);
  if (first === all[0]) return `up to ${last}`;
  if (last === all.at(-1)) return `from ${first} on`;
  return first === last ? `in ${first}` : `in ${first} to ${last}`;
}
