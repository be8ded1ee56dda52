/**
 * The second part of the index: which words stand in which records. No text is in it: what a reader
 * sees of a hit comes from the article.
 */
import type { SearchData } from '../model/search-data.ts';
import type { SearchContent, SearchRecord } from './search-record.ts';
import { termsOfText, wholeTerms, wordsOf } from './tokenize.ts';

export interface TextPart {
  readonly synonyms: SearchData['synonyms'];
  /** Sets of versions of the records of a row, by row, where a row has several. */
  readonly records: Readonly<Record<number, readonly number[]>>;
  /** All terms in alphabetical order: how many letters are the last one's, and the others. */
  readonly terms: string;
  /** Where each term stands as a name in code: see `packPlaces`. */
  readonly names: string;
  /** Where each term stands in running text. */
  readonly text: string;
  /** How long each record's text is: a digit for each, twice the length for one more. */
  readonly lengths: string;
}

/** Where a term stands: record -> how often. */
export type Places = readonly (readonly [record: number, times: number])[];

/** A term and where it stands, still packed: most terms are never asked for. */
export interface TermPlaces {
  readonly term: string;
  readonly names: string;
  readonly text: string;
}

/** What the second part says, read back. */
export interface SearchWords {
  readonly synonyms: SearchData['synonyms'];
  /** Row, set of versions, and about how many words each record has. */
  readonly records: readonly {
    readonly row: number;
    readonly versions: number;
    readonly length: number;
  }[];
  readonly terms: readonly TermPlaces[];
}

/** More often than this does not make a record fit better. */
const mostTimes = 4;

/** Packs the words of all records. */
export function packText({ records, rows, data }: SearchContent): TextPart {
  const postings: Postings = new Map();
  const lengths = records.map((record, index) => addRecord(postings, record, index));
  const terms = [...postings.keys()].sort();
  const column = (field: 'names' | 'text') =>
    terms.map(term => packPlaces(postings.get(term)?.[field] ?? new Map())).join('\n');
  const sets = rows.map((): number[] => []);
  for (const { row, versions } of records) sets[row]?.push(versions);
  return {
    synonyms: data.synonyms,
    records: Object.fromEntries([...sets.entries()].filter(([, versions]) => versions.length > 1)),
    terms: packTerms(terms),
    names: column('names'),
    text: column('text'),
    lengths: lengths.map(lengthDigit).join(''),
  };
}

const lengthDigit = (length: number): string =>
  Math.min(35, Math.round(2 * Math.log2(length + 1))).toString(36);

const digitLength = (digit: string): number => 2 ** (Number.parseInt(digit, 36) / 2) - 1;

/** Reads packed words; `rows` are those of the first part. */
export function unpackText(part: TextPart, rows: SearchContent['rows']): SearchWords {
  const [names, text] = [part.names.split('\n'), part.text.split('\n')];
  const records = rows.flatMap(({ versions }, row) =>
    (part.records[row] ?? [versions]).map(set => ({ row, versions: set })),
  );
  return {
    synonyms: part.synonyms,
    records: records.map((record, index) => ({
      ...record,
      length: digitLength(part.lengths[index] ?? '0'),
    })),
    terms: unpackTerms(part.terms).map((term, index) => ({
      term,
      names: names[index] ?? '',
      text: text[index] ?? '',
    })),
  };
}

type Postings = Map<string, { names: Map<number, number>; text: Map<number, number> }>;

/** Notes where a record's terms stand; gives how many its text has. */
function addRecord(postings: Postings, { names, text }: SearchRecord, record: number): number {
  const add = (term: string, field: 'names' | 'text') => {
    const places = postings.get(term) ?? { names: new Map(), text: new Map() };
    postings.set(term, places);
    places[field].set(record, (places[field].get(record) ?? 0) + 1);
  };
  const words = names.flatMap(wordsOf);
  const named = new Set(words.flatMap(wholeTerms));
  for (const term of named) add(term, 'names');
  const parts = new Set(words.flatMap(word => word.parts));
  const terms = termsOfText(text);
  for (const term of [...parts, ...terms]) if (!named.has(term)) add(term, 'text');
  return terms.length;
}

function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < term.length && term[shared] === before[shared]) shared += 1;
      return shared.toString(36) + term.slice(shared);
    })
    .join('\n');
}

function unpackTerms(packed: string): readonly string[] {
  let before = '';
  return packed.split('\n').map(line => {
    before = before.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
    return before;
  });
}

/**
 * Digits of packed numbers: letters of JSON that need no escape. A number below 46 is one letter of
 * the first half; a letter of the second half says that another one follows.
 */
const digits = [...Array(94).keys()]
  .map(index => String.fromCharCode(33 + index))
  .filter(letter => letter !== '"' && letter !== '\\');
const half = digits.length / 2;
const digitValues = new Map(digits.map((letter, value) => [letter.charCodeAt(0), value]));

/** Distances between records; an odd number is followed by how often the term stands there. */
function packPlaces(places: ReadonlyMap<number, number>): string {
  let last = -1;
  return [...places]
    .map(([record, times]) => {
      const distance = record - last - 1;
      last = record;
      const often = Math.min(times, mostTimes) - 2;
      return packNumber(distance * 2 + (times > 1 ? 1 : 0)) + (times > 1 ? packNumber(often) : '');
    })
    .join('');
}

function packNumber(value: number): string {
  const own = digits[(value % half) + (value >= half ? half : 0)] ?? '';
  return value < half ? own : own + packNumber(Math.floor(value / half));
}

/** Where a term stands, in the order of the records. */
export function unpackPlaces(packed: string): Places {
  const places: [number, number][] = [];
  let [at, last] = [0, -1];
  const next = (): number => {
    let [value, unit] = [0, 1];
    for (;;) {
      const digit = digitValues.get(packed.charCodeAt(at)) ?? 0;
      at += 1;
      value += (digit % half) * unit;
      if (digit < half) return value;
      unit *= half;
    }
  };
  while (at < packed.length) {
    const value = next();
    last += 1 + (value >> 1);
    places.push([last, value % 2 === 1 ? next() + 2 : 1]);
  }
  return places;
}
