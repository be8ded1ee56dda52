/**
 * Words as they are indexed and asked for. A name in code is found whole and by its parts.
 *
 *   events                 events
 *   componentWillLoad      componentwillload; component will load
 *   dist-custom-elements   dist-custom-elements; dist custom elements
 *   Build.isDev            build.isdev; build isdev is dev
 *   @Prop                  @prop; prop
 *   --prod                 --prod; prod
 */
export interface Word {
  /** As it is written, in small letters, with its sign: `@prop`, `--prod`. */
  readonly whole: string;
  /** The same without its sign. */
  readonly bare: string;
  /** Its words, when it is made of several. */
  readonly parts: readonly string[];
  /** What stands between dots and slashes, when it is more than a part. */
  readonly names: readonly string[];
  /** Whether it can only be a name in code: it has a sign, or large letters inside. */
  readonly isName: boolean;
}

const written = /(?:@|--|::?|\?)?[\p{L}\p{N}_$]+(?:[-./:][\p{L}\p{N}_$]+)*/gu;

/** The words of a text in their order. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(written)].map(([word]) => toWord(word));

const plain = /^\p{Lu}?\p{Ll}+$/u;

function toWord(word: string): Word {
  const whole = word.toLowerCase();
  if (plain.test(word)) return { whole, bare: whole, parts: [], names: [], isName: false };
  const own = word.replace(/^[^\p{L}\p{N}_$]+/u, '');
  const bare = own.toLowerCase();
  const names = own.split(/[./:]/).filter(name => name.length > 1);
  const parts = splitName(own);
  return {
    whole,
    bare,
    parts: parts.length > 1 ? parts : [],
    names: names.length > 1 ? names.map(name => name.toLowerCase()) : [],
    isName: whole !== bare || /\p{Ll}\p{Lu}/u.test(own),
  };
}

/** `componentWillLoad` -> component, will, load */
const splitName = (name: string): readonly string[] =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(part => part.length > 1);

/** The terms that a word is found under as it is written. */
export const wholeTerms = ({ whole, bare, names }: Word): readonly string[] =>
  whole === bare && names.length === 0 ? [whole] : [...new Set([whole, bare, ...names])];

/** The terms that running text is indexed under: without signs, and without words that are in every text. */
export const termsOfText = (text: string): readonly string[] =>
  wordsOf(text).flatMap(({ bare, names, parts }) =>
    parts.length === 0 && names.length === 0
      ? isCommonWord(bare)
        ? []
        : [bare]
      : [...new Set([bare, ...names, ...parts])].filter(term => !isCommonWord(term)),
  );

const commonWords = new Set(
  `a about after all also an and any are as at be been before but by can do does each for from get has
  have how if in into is it its just more my no not of on one only or other out so such than that the
  their them then there these they this those to too up use used using was we what when where which
  while who why will with without would you your`.split(/\s+/),
);

/** Whether a word says nothing about what a text is about: `the`, `of`. */
export const isCommonWord = (word: string): boolean => commonWords.has(word) || word.length < 2;

/** Words of their own that look like another's plural: `stats` is no `state`. */
const unlike = new Set(['stats']);

/** What inflections of a word have in common: `styles`, `styling`, `styled` -> `styl`. */
export function stemOf(word: string): string {
  if (word.length < 4 || unlike.has(word) || !/^\p{L}+$/u.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=\p{L}{6})al$/u, '')
    .replace(/(?<=\p{L}{3})(?:ations?|ings?|ed|ers?|ements?)$/u, '')
    .replace(/(?<=\p{L}{2})([bdfgklmnprt])\1$/u, '$1')
    .replace(/(?<=\p{L}{2})e$/u, '')
    .replace(/i$/, 'y');
}
