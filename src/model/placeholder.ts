/**
 * Placeholders: words of a text that depend on the version's name alone. Filled at placement, so
 * that they do not make sixteen articles of one.
 *
 *   %release%   4.12.6    the release that the version documents
 *   %version%   v4.12     the version's label
 */
export interface PlaceholderValues {
  readonly release: string;
  readonly version: string;
}

/** Names that an author may write between percent signs. */
export const placeholderNames = [
  'release',
  'version',
] as const satisfies readonly (keyof PlaceholderValues)[];

const pattern = new RegExp(`%(${placeholderNames.join('|')})%`, 'g');

/** `npm install @stencil/core@%release%` -> `npm install @stencil/core@4.12.6` */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(pattern, (_, name: keyof PlaceholderValues) => values[name]);
