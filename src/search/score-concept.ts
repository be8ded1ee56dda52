import type { Concept, Way } from './parse-query.ts';
import type { Scores, SearchEngine } from './search-engine.ts';
import { stemOf } from './tokenize.ts';

/** Scores each entry for a concept by the way that fits it best; similar spellings count where nothing else fits. */
export function openScorer(engine: SearchEngine): (concept: Concept, mask: number) => Scores {
  const families = familiesOf(engine);
  const known = new Map<string, Scores>();
  const scoreTerm = (term: string, isLast: boolean): Scores => {
    const name = `${isLast ? 1 : 0}${term}`;
    const kept = known.get(name);
    if (kept) return kept;
    if (known.size > 400) known.clear();
    const scores = new Map<number, number>();
    const canGrow = isLast || term.length > 2;
    merge(scores, engine.score(term, canGrow ? 'beginning' : 'whole'), isLast ? 1 : 0.85);
    merge(scores, engine.score(term, 'whole'), 1);
    for (const relative of families.get(stemOf(term)) ?? [])
      if (relative !== term) merge(scores, engine.score(relative, 'whole'), 0.8);
    known.set(name, scores);
    return scores;
  };
  const scoreWay = ({ terms, weight }: Way, isLast: boolean): Scores => {
    const [first = new Map<number, number>(), ...others] = terms.map((term, index) =>
      scoreTerm(term, isLast && index === terms.length - 1),
    );
    const scores = new Map<number, number>();
    for (const [entry, score] of first) {
      const rest = others.map(other => other.get(entry) ?? 0);
      if (rest.some(each => each === 0)) continue;
      const sum = rest.reduce((total, each) => total + each, score);
      scores.set(entry, (weight * sum) / Math.sqrt(terms.length));
    }
    return scores;
  };
  return ({ ways, isLast, isName }, mask) => {
    const scores = new Map<number, number>();
    const [asTyped, ...others] = ways;
    if (asTyped) merge(scores, scoreWay(asTyped, isLast), 1);
    const isExact = isName && engine.has(asTyped?.terms[0] ?? '');
    for (const way of others) merge(scores, scoreWay(way, isLast), isExact ? 0.3 : 1);
    const isFound = [...scores.keys()].some(entry => hasVersion(engine, entry, mask));
    const typed = ways[0]?.terms[0] ?? '';
    if (!isFound && typed.length > 3) merge(scores, engine.score(typed, 'similar'), 0.8);
    return scores;
  };
}

const hasVersion = ({ entries }: SearchEngine, entry: number, mask: number): boolean =>
  ((entries[entry]?.versions ?? 0) & mask) !== 0;

/** Terms with the same stem: `style`, `styles`, `styling`. */
function familiesOf(engine: SearchEngine): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>();
  for (const term of engine.terms()) {
    if (!/^\p{L}{4,}$/u.test(term)) continue;
    const stem = stemOf(term);
    const family = families.get(stem);
    if (family) family.push(term);
    else families.set(stem, [term]);
  }
  return families;
}

function merge(into: Map<number, number>, from: Scores, weight: number): void {
  for (const [entry, score] of from) {
    const own = score * weight;
    if (own > (into.get(entry) ?? 0)) into.set(entry, own);
  }
}
