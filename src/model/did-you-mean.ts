import { distance } from 'fastest-levenshtein';

/** Names that differ from a wrong one in at most this share of its letters are worth proposing. */
const closeEnough = 0.4;

/** The valid names closest to a wrong one, the closest first; none when nothing is near. */
export const closestNames = (
  wrong: string,
  valid: readonly string[],
  most = 3,
): readonly string[] =>
  [...new Set(valid)]
    .map(name => ({ name, steps: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(wrong.length, name.length) * closeEnough)
    .sort((a, b) => a.steps - b.steps || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);

/** More names than this are not worth reading. */
const mostNames = 12;

/** A hint for a name that does not exist: ``did you mean `events`?``, or the valid names when none is near. */
export function didYouMean(wrong: string, valid: readonly string[]): string {
  const close = closestNames(wrong, valid, 1);
  if (close[0] !== undefined) return `did you mean \`${close[0]}\`?`;
  const named = valid.slice(0, mostNames).map(name => `\`${name}\``);
  const more = valid.length - named.length;
  return `valid names: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
