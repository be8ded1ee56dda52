/**
 * Finds what a query asks for. Each word of the query is scored by itself; an entry counts by its
 * words together, and a page by its best entry and by how much of its title was asked for.
 */
import { type FoundPage, toFoundPage } from './found-page.ts';
import { type Concept, parseQuery } from './parse-query.ts';
import { rankPages } from './rank-pages.ts';
import { respell } from './respell.ts';
import { openScorer } from './score-concept.ts';
import { openEngine, type SearchEngine } from './search-engine.ts';
import type { SearchWords } from './text-part.ts';
import type { SearchOutline } from './titles-part.ts';
import { maskOf, namesOf } from './versions-mask.ts';

/** A question to the index. */
export interface SearchRequest {
  readonly query: string;
  /** A version's name; every version when left out. */
  readonly version?: string | undefined;
}

/** The pages that answer, the best first. */
export interface SearchAnswer {
  readonly pages: readonly FoundPage[];
  /** Versions that have hits, from the newest to the oldest, when the version asked for has none. */
  readonly elsewhere: readonly string[];
  /** What may have been meant, when nothing is found. */
  readonly spelling?: string;
}

/** The index of a site, ready to be asked. */
export interface SiteSearch {
  search(request: SearchRequest): SearchAnswer;
  /** Pages that are offered before anything is typed, in a version. */
  popular(version: string): readonly FoundPage[];
}

/** Opens an index; without words it knows titles and headings only. */
export function openSiteSearch(outline: SearchOutline, words?: SearchWords): SiteSearch {
  const engine = openEngine(outline, words);
  const score = openScorer(engine);
  const all = 2 ** outline.versions.length - 1;
  return {
    search({ query, version }) {
      const concepts = parseQuery(query, words?.synonyms ?? {});
      if (concepts.length === 0) return { pages: [], elsewhere: [] };
      const mask = version === undefined ? all : maskOf(outline, version);
      const scores = concepts.map(concept => score(concept, mask));
      const pages = rankPages({ outline, engine, concepts, scores }, mask);
      const elsewhere = namesOf(outline, versionsWithout(mask, concepts, engine));
      const spelling = pages.length + elsewhere.length > 0 ? undefined : respell(query, engine);
      return { pages, elsewhere, ...(spelling !== undefined && { spelling }) };
    },
    popular(version) {
      const mask = maskOf(outline, version);
      return outline.data.popular.flatMap(key => popularPage(outline, key, mask) ?? []);
    },
  };
}

/** Versions that know a word of the question which the versions asked for do not: none when these know all. */
const versionsWithout = (
  mask: number,
  concepts: readonly Concept[],
  engine: SearchEngine,
): number =>
  concepts.reduce((sum, { ways: [typed] }) => {
    const found = [...engine.score(typed?.terms[0] ?? '', 'whole').keys()];
    const own = found.reduce((set, entry) => set | (engine.entries[entry]?.versions ?? 0), 0);
    return (own & mask) === 0 ? sum | own : sum;
  }, 0);

function popularPage(outline: SearchOutline, key: string, versions: number): FoundPage | undefined {
  const own = outline.pages.findIndex(page => page.key === key && page.versions & versions);
  const page = outline.pages[own];
  const row = outline.rows.findIndex(lead => lead.page === own && lead.path.length === 0);
  return page && toFoundPage(outline, [page], [{ row, versions }]);
}
