import { isAskedFor } from './mark-terms.ts';

/** Letters of a snippet, about. */
const width = 150;

/** Letters before the first hit: a line of a narrow screen, which has 40, shows it. */
const before = 20;

/** The part of a text that says most of what was asked for, cut between words: `… emits an event when …` */
export function cutSnippet(text: string, terms: readonly string[]): string {
  const hits = [...text.matchAll(/[\p{L}\p{N}_$]+/gu)]
    .filter(([word]) => isAskedFor(word, terms))
    .map(({ 0: word, index }) => ({ index, word: word.toLowerCase() }));
  const start = startOf(text, bestWindow(hits));
  const end = start + width >= text.length ? text.length : text.lastIndexOf(' ', start + width);
  const cut = text.slice(start, end > start ? end : start + width).trim();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}

interface Hit {
  readonly index: number;
  readonly word: string;
}

/** Where the most different words stand together. */
function bestWindow(hits: readonly Hit[]): number {
  let best = { start: 0, different: 0 };
  for (const [at, { index }] of hits.entries()) {
    const inside = hits.slice(at).filter(hit => hit.index < index + width - 40);
    const different = new Set(inside.map(({ word }) => word)).size;
    if (different > best.different) best = { start: index, different };
  }
  return best.start;
}

/** A little before the first hit, at the start of a word. */
function startOf(text: string, hit: number): number {
  if (hit <= before) return 0;
  const space = text.indexOf(' ', hit - before);
  return space >= 0 && space < hit ? space + 1 : hit;
}
