import type { PageKey } from '../model/link.ts';
import { fitOfTitle, shareNamed } from './fit-of-title.ts';
import { type FoundPage, type RowInVersions, toFoundPage } from './found-page.ts';
import type { Concept } from './parse-query.ts';
import type { Scores, SearchEngine } from './search-engine.ts';
import { kindOf } from './search-record.ts';
import type { SearchOutline } from './titles-part.ts';

/** What pages are ranked by. */
export interface Ranking {
  readonly outline: SearchOutline;
  readonly engine: SearchEngine;
  readonly concepts: readonly Concept[];
  /** Scores of each concept. */
  readonly scores: readonly Scores[];
}

/** A row with its score in the versions asked for. */
interface ScoredRow extends RowInVersions {
  readonly score: number;
  /** Places of its records in the index. */
  readonly entries: readonly number[];
}

/** The pages that have what was asked for in one of the versions, the best first. */
export function rankPages(ranking: Ranking, mask: number): readonly FoundPage[] {
  const { outline } = ranking;
  const byKey = new Map<PageKey, ScoredRow[]>();
  for (const row of scoreRows(ranking, mask)) {
    const page = outline.pages[outline.rows[row.row]?.page ?? -1];
    if (!page) continue;
    const rows = byKey.get(page.key);
    if (rows) rows.push(row);
    else byKey.set(page.key, [row]);
  }
  const pages = [...byKey.values()].map(rows => ({ rows, score: scorePage(ranking, rows) }));
  const best = Math.max(0, ...pages.map(({ score }) => score));
  return pages
    .filter(({ score }) => score > best * 0.02)
    .sort(byScore)
    .map(({ rows }) => {
      const own = new Set(rows.map(({ row }) => outline.rows[row]?.page ?? -1));
      return toFoundPage(
        outline,
        outline.pages.filter((_, index) => own.has(index)),
        rows,
      );
    });
}

interface RowDraft extends ScoredRow {
  versions: number;
  score: number;
  readonly entries: number[];
}

/** What a hit counts by its kind: a member is named in a table, a guide explains. */
const kindShare = { guide: 1, api: 0.85, flag: 1 } as const;

/** Equal rows of several texts are one place. */
function scoreRows(ranking: Ranking, mask: number): readonly ScoredRow[] {
  const { outline, engine, scores } = ranking;
  const rows = new Map<number, RowDraft>();
  for (const entry of new Set(scores.flatMap(each => [...each.keys()]))) {
    const { row, versions } = engine.entries[entry] ?? { row: -1, versions: 0 };
    if ((versions & mask) === 0) continue;
    const own = scores.map(each => each.get(entry) ?? 0);
    const covered = own.filter(score => score > 0).length / own.length;
    const share = kindShare[kindOf(outline.rows[row]?.id ?? '')];
    const score = own.reduce((sum, each) => sum + each, 0) * covered ** 0.8 * share;
    const known = rows.get(row);
    if (!known) rows.set(row, { row, versions: versions & mask, score, entries: [entry] });
    else {
      known.entries.push(entry);
      known.versions |= versions & mask;
      known.score = Math.max(known.score, score);
    }
  }
  return favourNamed(ranking, [...rows.values()].sort(byScore));
}

const byScore = (a: { readonly score: number }, b: { readonly score: number }): number =>
  b.score - a.score;

/** Only the best rows are looked at: a heading does not lift what hardly fits. */
const mostNamed = 80;

/** A heading that says just what was asked for stands above one that also says other things. */
function favourNamed(ranking: Ranking, rows: readonly ScoredRow[]): readonly ScoredRow[] {
  const rarities = raritiesOf(ranking);
  const lifted = rows.slice(0, mostNamed).map(row => {
    const { id = '', path = [] } = ranking.outline.rows[row.row] ?? {};
    const heading = kindOf(id) === 'guide' ? path.at(-1) : undefined;
    const share = heading ? shareNamed(heading, ranking.concepts, rarities) : 0;
    return { ...row, score: row.score * (1 + 1.2 * share ** 3) };
  });
  return [...lifted, ...rows.slice(mostNamed)].sort(byScore);
}

/** How rare each concept of the question is. */
const raritiesOf = ({ scores, engine }: Ranking): readonly number[] =>
  scores.map(({ size }) => Math.log(1 + engine.entries.length / (1 + size)));

/** A page by its best places, by how much of the question it answers at all, and by its title. */
function scorePage(ranking: Ranking, rows: readonly ScoredRow[]): number {
  const { outline, scores, concepts } = ranking;
  const places = rows
    .slice(0, 8)
    .reduce((sum, { score }, place) => sum + score * shareAt(place), 0);
  const whole = rows.reduce<number[]>(
    (most, { entries }) =>
      most.map((score, concept) =>
        Math.max(score, ...entries.map(entry => scores[concept]?.get(entry) ?? 0)),
      ),
    scores.map(() => 0),
  );
  const covered = whole.filter(score => score > 0).length / Math.max(1, whole.length);
  const together = whole.reduce((sum, score) => sum + score, 0) * covered ** 2.5;
  const page = outline.pages[outline.rows[rows[0]?.row ?? 0]?.page ?? 0];
  const share = outline.data.quiet[page?.key ?? ''] ?? 1;
  const fit = page ? fitOfTitle(page, concepts, raritiesOf(ranking)) : 0;
  return (places + 0.25 * together) * (1 + 2.6 * fit ** 2) * share;
}

/** What the further places of a page count: a page that says it often is about it. */
const shareAt = (place: number): number => (place === 0 ? 1 : 0.3 * 0.95 ** place);
