/** What verification works on: the code that a version of a page shows. */
import type { FenceMeta } from '../../src/model/fence-meta.ts';
import type { Place } from '../../src/model/problem.ts';

/** A fenced sample as one or more versions show it. */
export interface Sample {
  /** Language after the fence, in lower case. */
  readonly language: string;
  readonly code: string;
  readonly meta: FenceMeta;
  /** Where the code begins: the line below the fence. */
  readonly place: Place;
}

/** A name in inline code. */
export interface InlineName {
  readonly text: string;
  readonly place: Place;
}

/** The code in one text of a page, and the versions that show that text. */
export interface PageCode {
  /** Names of versions, from the newest to the oldest. */
  readonly versions: readonly string[];
  readonly samples: readonly Sample[];
  readonly names: readonly InlineName[];
}

/** The languages that are compiled and type-checked. */
const compiled: readonly string[] = ['ts', 'tsx', 'jsx', 'typescript'];

/** Whether a sample goes through the compilers. */
export const isCompiled = (sample: Sample): boolean => compiled.includes(sample.language);

/** What surrounds a fragment: `frame=render` -> `render`. */
export const frameOf = ({ meta }: Sample): string | undefined => wordOf(meta, 'frame');

/** A word of a fence that must have a value; undefined when it is missing, empty when it has none. */
export function wordOf({ words }: FenceMeta, name: string): string | undefined {
  const value = Object.hasOwn(words, name) ? words[name] : undefined;
  return value === true ? '' : value;
}

/** What the author takes as given: `given="my-tag ./api"` -> `['my-tag', './api']`. */
export const givenOf = ({ meta }: Sample): readonly string[] =>
  (wordOf(meta, 'given') ?? '').split(/[\s,]+/).filter(Boolean);

/** The path in a sample's title: `src/my-clock.tsx (new)` -> `src/my-clock.tsx`. */
export function titlePath({ meta }: Sample): string | undefined {
  const word = meta.title?.split(/\s/)[0]?.replace(/^\.?\//, '');
  return word && /\.\w+$/.test(word) && !word.includes('..') ? word : undefined;
}
