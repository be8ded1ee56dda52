/**
 * Ranges of versions, as authors write them.
 *
 * Three spellings, one meaning: a range holds for a documentation version when it holds for the
 * release that the version documents. Releases only, never prereleases.
 */
import { satisfies, validRange } from 'semver';

export { describeVersions } from './describe-versions.ts';

/** A range in semver's own syntax, for example `>=4.1 <4.10`. */
export type Range = string & { readonly range: unique symbol };

/** What an author wrote around or on a piece of content. */
export interface WrittenRange {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly range?: string | undefined;
}

/** `{ since: '4.5' }` -> `>=4.5`; `{ until: '4.4' }` -> `<=4.4` (inclusive); undefined when it is no range. */
export function parseRange({ since, until, range }: WrittenRange): Range | undefined {
  const parts = [since && `>=${since}`, until && `<=${until}`, range].filter(
    part => part !== undefined,
  );
  const text = parts.join(' ').trim();
  return parts.length > 0 && text !== '' && validRange(text) !== null ? (text as Range) : undefined;
}

/** Whether a range holds for a release. */
export function holdsFor(range: Range, release: string): boolean {
  // A site asks for the same few ranges of the same few releases many thousand times.
  const known = answers.get(range) ?? new Map<string, boolean>();
  answers.set(range, known);
  const answer = known.get(release) ?? satisfies(release, range);
  known.set(release, answer);
  return answer;
}

const answers = new Map<Range, Map<string, boolean>>();
