import { distance } from 'fastest-levenshtein';
import { kindOf } from './search-record.ts';
import { type Places, type SearchWords, unpackPlaces } from './text-part.ts';
import type { SearchOutline } from './titles-part.ts';
import { type Word, wholeTerms, wordsOf } from './tokenize.ts';

/**
 * How much a word counts where it stands: in the title of a page, in a heading, as the name of a
 * member, as a name in code, as a part of such a name or in a heading above, and in the text.
 */
const weights = { title: 9, heading: 6, member: 3.4, names: 4.4, around: 1.2, text: 1.5 } as const;

type Field = keyof typeof weights;

/** Something that can be found: a row, or, with the second part, a record of it. */
export interface Entry {
  readonly row: number;
  readonly versions: number;
}

/** How a term is looked for. */
export type Match = 'whole' | 'beginning' | 'similar';

/** How well entries fit: place in `entries` -> score. */
export type Scores = ReadonlyMap<number, number>;

/** The index in memory. */
export interface SearchEngine {
  readonly entries: readonly Entry[];
  has(term: string): boolean;
  /** All terms of the index, in alphabetical order. */
  terms(): readonly string[];
  score(term: string, match: Match): Scores;
}

/** Where a term stands in a field: packed until it is asked for, since most terms never are. */
type Posting = string | Map<number, number>;

type TermFields = Partial<Record<Field, Posting>>;

type TermIndex = Map<string, TermFields>;

/** Opens the index of pages and headings and, when they have come, of all words. */
export function openEngine(outline: SearchOutline, words?: SearchWords): SearchEngine {
  const entries = words?.records ?? outline.rows.map(({ versions }, row) => ({ row, versions }));
  const index: TermIndex = new Map();
  for (const { term, names, text } of words?.terms ?? [])
    index.set(term, { ...(names && { names }), ...(text && { text }) });
  const lengths = addOutline(index, outline, entries);
  if (words) lengths.text = words.records.map(({ length }) => length);
  const weigh = openWeigher(entries.length, lengths);
  const sorted = [...index.keys()].sort();
  return {
    entries,
    has: term => index.has(term),
    terms: () => sorted,
    score(term, match) {
      const scores = new Map<number, number>();
      for (const [own, closeness] of find({ index, sorted }, term, match))
        weigh(index.get(own) ?? {}, closeness, scores);
      return scores;
    },
  };
}

interface Terms {
  readonly index: TermIndex;
  readonly sorted: readonly string[];
}

/** The terms that a term may stand for, with how near they are to it: 1 for itself. */
function* find(
  { index, sorted }: Terms,
  term: string,
  match: Match,
): Generator<readonly [string, number]> {
  if (index.has(term)) yield [term, 1];
  if (match === 'whole') return;
  for (let at = firstFrom(sorted, term); sorted[at]?.startsWith(term); at += 1) {
    const longer = sorted[at] ?? '';
    const more = longer.length - term.length;
    if (more > 0) yield [longer, (0.6 * term.length) / (term.length + 0.4 * more)];
  }
  if (match === 'beginning') return;
  const most = term.length > 6 ? 2 : 1;
  for (const other of sorted) {
    if (Math.abs(other.length - term.length) > most) continue;
    const steps = distance(term, other);
    if (steps > 0 && steps <= most)
      yield [other, (0.5 * other.length) / (other.length + 2 * steps)];
  }
}

/** The place of the first term that is not before another one in the alphabet. */
function firstFrom(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Lengths = Partial<Record<Field, readonly number[]>>;

/** Titles and headings are in the first part already: nothing more is sent for them. */
function addOutline(
  index: TermIndex,
  { pages, rows }: SearchOutline,
  entries: readonly Entry[],
): Lengths {
  const lengths = { title: [] as number[], heading: [] as number[] };
  const read = openReader();
  const add = (terms: readonly string[], field: Field, entry: number) => {
    for (const term of terms) addPlace(index, term, field, entry);
  };
  for (const [entry, { row }] of entries.entries()) {
    const { page, path, id } = rows[row] ?? { page: 0, path: [], id: '' };
    const { title = '', slug = '' } = pages[page] ?? {};
    const isLead = path.length === 0;
    const own = read(isLead ? title : (path.at(-1) ?? ''));
    const field = isLead ? 'title' : kindOf(id) === 'guide' ? 'heading' : 'member';
    add(own.whole, field, entry);
    add(own.words, field === 'member' ? 'around' : field, entry);
    add(own.insides, 'around', entry);
    if (field !== 'member') lengths[field][entry] = own.length;
    if (isLead) add(read(slug.split('/').at(-1) ?? '').whole, 'heading', entry);
    for (const text of isLead ? [slug] : [title, ...path.slice(0, -1)])
      add(read(text).all, 'around', entry);
  }
  return lengths;
}

function addPlace(index: TermIndex, term: string, field: Field, entry: number): void {
  const own = index.get(term) ?? {};
  if (!index.has(term)) index.set(term, own);
  const posting = own[field];
  if (posting === undefined) own[field] = new Map([[entry, 1]]);
  else if (typeof posting !== 'string') posting.set(entry, 1);
}

/** The terms of a title or heading; the same text is taken apart once. */
function openReader() {
  const known = new Map<string, ReturnType<typeof toTerms>>();
  return (text: string) => {
    const terms = known.get(text) ?? toTerms(wordsOf(text));
    known.set(text, terms);
    return terms;
  };
}

/** Parts of a word are words of the heading, parts of a name in code are only near it. */
function toTerms(words: readonly Word[]) {
  const whole = words.flatMap(wholeTerms);
  const parts = (isName: boolean) =>
    words.flatMap(word => (word.isName === isName ? word.parts : []));
  const [inside, outside] = [parts(true), parts(false)];
  return {
    whole,
    words: outside,
    insides: inside,
    all: [...whole, ...outside, ...inside],
    length: words.length,
  };
}

/** Adds the scores of a term's entries, by BM25 in each field; an entry counts by its best term. */
function openWeigher(count: number, lengths: Lengths) {
  const averages = Object.fromEntries(
    Object.entries(lengths).map(([field, all]) => [field, averageOf(all)]),
  );
  return (own: TermFields, closeness: number, into: Map<number, number>): void => {
    const sums = new Map<number, number>();
    for (const [field, posting] of Object.entries(own) as [Field, Posting][]) {
      const places: Places = typeof posting === 'string' ? unpackPlaces(posting) : [...posting];
      const rarity = Math.log(1 + (count - places.length + 0.5) / (places.length + 0.5));
      const average = averages[field] ?? 0;
      for (const [entry, times] of places) {
        const length = average > 0 ? (lengths[field]?.[entry] ?? average) / average : 1;
        const often = (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * length));
        sums.set(entry, (sums.get(entry) ?? 0) + weights[field] * rarity * (0.5 + often));
      }
    }
    for (const [entry, sum] of sums) {
      const score = sum * closeness;
      if (score > (into.get(entry) ?? 0)) into.set(entry, score);
    }
  };
}

/** Of the entries that have the field at all: a heading is not long because others have none. */
function averageOf(lengths: readonly number[]): number {
  const own = lengths.filter(length => length > 0);
  return own.reduce((sum, length) => sum + length, 0) / Math.max(1, own.length);
}
