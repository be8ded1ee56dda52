import { stemOf } from './tokenize.ts';

/** A piece of a text, and whether it is what was asked for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

const words = /[\p{L}\p{N}_$]+/gu;

/** A text in pieces: words that begin with one of the terms, or say the same, are marked whole. */
export function markTerms(text: string, terms: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!isAskedFor(word, terms)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** Whether a word of a text is one of the terms, begins with one, or has one inside a name in code. */
export function isAskedFor(word: string, terms: readonly string[]): boolean {
  const small = word.toLowerCase();
  const stem = stemOf(small);
  return terms.some(
    term =>
      small.startsWith(term) ||
      stem === stemOf(term) ||
      (term.length > 3 && word !== small && small.includes(term)),
  );
}
