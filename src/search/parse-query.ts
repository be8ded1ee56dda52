import type { SearchData } from '../model/search-data.ts';
import { isCommonWord, type Word, wordsOf } from './tokenize.ts';

/** One thing that is asked for, and the ways in which it may be written. */
export interface Concept {
  readonly ways: readonly Way[];
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Whether it can only be a name in code: where there is such a name, nothing else was meant. */
  readonly isName: boolean;
}

/** All of these terms, together, say what is asked for. */
export interface Way {
  readonly terms: readonly string[];
  /** 1 for what was typed, less for what is only near to it. */
  readonly weight: number;
}

/** More words than this are not looked for: what counts stands in the first ones. */
const mostConcepts = 12;

/** Takes a query apart: `@Prop default value` -> `@prop` or `prop` or `properties`; `default`; `value`. */
export function parseQuery(text: string, synonyms: Synonyms): readonly Concept[] {
  const words = wordsOf(text);
  const said = saidOtherwise(words, synonyms);
  const concepts = words.map((word, index) => ({
    ways: [...waysOf(word), ...(said[index] ?? [])],
    isLast: index === words.length - 1 && !/\s$/.test(text),
    isName: word.isName,
  }));
  const telling = concepts.filter((_, index) => isTelling(words[index]));
  return (telling.length > 0 ? telling : concepts).slice(0, mostConcepts);
}

const isTelling = (word: Word | undefined): boolean =>
  word !== undefined && (word.isName || !isCommonWord(word.bare));

type Synonyms = SearchData['synonyms'];

function waysOf({ whole, bare, parts, names }: Word): readonly Way[] {
  return [
    { terms: [whole], weight: 1 },
    ...(bare === whole ? [] : [{ terms: [bare], weight: 0.6 }]),
    ...(names.length > 0 ? [{ terms: names, weight: 0.6 }] : []),
    ...(parts.length > 0 ? [{ terms: parts, weight: 0.45 }] : []),
  ];
}

const asTerms = (text: string): readonly string[] =>
  wordsOf(text)
    .flatMap(({ whole, parts, isName }) => (isName || parts.length === 0 ? [whole] : parts))
    .filter(term => !isCommonWord(term));

/** Each word of a phrase stands for all that the phrase means, so that the others need not be found. */
function saidOtherwise(words: readonly Word[], synonyms: Synonyms): readonly (readonly Way[])[] {
  const texts = words.map(({ whole }) => whole);
  const added = texts.map((): Way[] => []);
  for (const [said, meant] of Object.entries(synonyms)) {
    const phrase = said.split(' ');
    const start = texts.findIndex((_, at) =>
      phrase.every((word, next) => texts[at + next] === word),
    );
    if (start < 0) continue;
    const ways = meant.map(text => ({ terms: asTerms(text), weight: 0.75 }));
    for (let at = start; at < start + phrase.length; at += 1) added[at]?.push(...ways);
  }
  return added;
}

/** The words of a query that may be marked in a text. */
export const markableTerms = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .flatMap(({ bare, parts }) => [bare, ...parts])
      .filter(term => !isCommonWord(term)),
  ),
];
