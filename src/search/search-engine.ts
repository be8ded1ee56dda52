import SearchableMap from 'minisearch/SearchableMap';
import { kindOf } from './search-record.ts';
import { type Places, type SearchWords, unpackPlaces } from './text-part.ts';
import type { SearchOutline } from './titles-part.ts';
import { type Word, wholeTerms, wordsOf } from './tokenize.ts';

/**
 * How much a word counts where it stands: in the title of a page, in a heading, as a name in code,
 * as a part of such a name or in a heading above, and in the text.
 */
const weights = { title: 9, heading: 6, member: 4, names: 3.2, around: 1.2, text: 1.3 } as const;

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
  /** All terms of the index. */
  terms(): Iterable<string>;
  score(term: string, match: Match): Scores;
}

/** Where a term stands in one field; packed until it is asked for. */
type Posting = { readonly packed: string } | { readonly places: Map<number, number> };

type TermFields = Partial<Record<Field, Posting>>;

/** Opens the index of pages and headings and, when they have come, of all words. */
export function openEngine(outline: SearchOutline, words?: SearchWords): SearchEngine {
  const entries = words?.records ?? outline.rows.map(({ versions }, row) => ({ row, versions }));
  const terms = new SearchableMap<TermFields>();
  for (const { term, names, text } of words?.terms ?? [])
    terms.set(term, {
      ...(names && { names: { packed: names } }),
      ...(text && { text: { packed: text } }),
    });
  const lengths = addOutline(terms, outline, entries);
  if (words) lengths.text = words.records.map(({ length }) => length);
  const weigh = openWeigher(entries.length, lengths);
  return {
    entries,
    has: term => terms.has(term),
    terms: () => terms.keys(),
    score(term, match) {
      const scores = new Map<number, number>();
      for (const [own, closeness] of find(terms, term, match)) weigh(own, closeness, scores);
      return scores;
    },
  };
}

/** The terms that a term stands for, with how near they are to it: 1 for itself. */
function* find(
  terms: SearchableMap<TermFields>,
  term: string,
  match: Match,
): Generator<readonly [TermFields, number]> {
  const own = terms.get(term);
  if (own) yield [own, 1];
  if (match === 'whole') return;
  for (const [longer, fields] of terms.atPrefix(term)) {
    const more = longer.length - term.length;
    if (more > 0) yield [fields, (0.6 * term.length) / (term.length + 0.4 * more)];
  }
  if (match === 'beginning') return;
  const most = term.length > 6 ? 2 : 1;
  for (const [other, [fields, steps]] of terms.fuzzyGet(term, most))
    if (steps > 0) yield [fields, (0.5 * other.length) / (other.length + 2 * steps)];
}

type Lengths = Partial<Record<Field, readonly number[]>>;

/** Titles and headings are in the first part already: nothing more is sent for them. */
function addOutline(
  terms: SearchableMap<TermFields>,
  { pages, rows }: SearchOutline,
  entries: readonly Entry[],
): Lengths {
  const lengths = { title: [] as number[], heading: [] as number[] };
  const add = (term: string, field: Field, entry: number) => {
    const own = terms.fetch(term, () => ({}));
    const posting = own[field] ?? { places: new Map() };
    own[field] = posting;
    if ('places' in posting) posting.places.set(entry, 1);
  };
  const addWords = (
    words: readonly Word[],
    field: 'title' | 'heading' | 'member',
    entry: number,
  ) => {
    for (const word of words) {
      for (const term of wholeTerms(word)) add(term, field, entry);
      const partField = word.isName || field === 'member' ? 'around' : field;
      for (const part of word.parts) add(part, partField, entry);
    }
  };
  const known = new Map<string, readonly Word[]>();
  const read = (text: string): readonly Word[] => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  for (const [entry, { row }] of entries.entries()) {
    const { page, path, id } = rows[row] ?? { page: 0, path: [], id: '' };
    const { title = '', slug = '' } = pages[page] ?? {};
    const isLead = path.length === 0;
    const own = read(isLead ? title : (path.at(-1) ?? ''));
    const field = isLead ? 'title' : kindOf(id) === 'guide' ? 'heading' : 'member';
    addWords(own, field, entry);
    if (field !== 'member') lengths[field][entry] = own.length;
    if (isLead) addWords(read(slug.split('/').at(-1) ?? ''), 'heading', entry);
    const around = isLead ? [slug.replaceAll('/', ' ')] : [title, ...path.slice(0, -1)];
    for (const word of around.flatMap(read))
      for (const term of [...wholeTerms(word), ...word.parts]) add(term, 'around', entry);
  }
  return lengths;
}

/** Adds the scores of a term's entries, by BM25 in each field; an entry counts by its best term. */
function openWeigher(count: number, lengths: Lengths) {
  const averages = Object.fromEntries(
    Object.entries(lengths).map(([field, all]) => [field, averageOf(all)]),
  );
  return (own: TermFields, closeness: number, into: Map<number, number>): void => {
    const sums = new Map<number, number>();
    for (const [field, posting] of Object.entries(own) as [Field, Posting][]) {
      const places: Places =
        'packed' in posting ? unpackPlaces(posting.packed) : [...posting.places];
      const rarity = Math.log(1 + (count - places.length + 0.5) / (places.length + 0.5));
      const average = averages[field] ?? 0;
      for (const [entry, times] of places) {
        const length = average > 0 ? (lengths[field]?.[entry] ?? average) / average : 1;
        const score =
          weights[field] * rarity * (0.5 + (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * length)));
        sums.set(entry, (sums.get(entry) ?? 0) + score);
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
