import type { Concept } from './parse-query.ts';
import type { SearchPage } from './search-record.ts';
import { isCommonWord, stemOf, wordsOf } from './tokenize.ts';

/** How much a page's title or address says what was asked for, and nothing else: 0 to 1. */
export const fitOfTitle = (
  { title, slug }: SearchPage,
  concepts: readonly Concept[],
  rarities: readonly number[],
): number =>
  Math.max(
    shareNamed(title, concepts, rarities),
    shareNamed(slug.split('/').at(-1) ?? '', concepts, rarities),
  );

/** How much a name says what was asked for, and nothing else; a rare word of the question counts more. */
export function shareNamed(
  name: string,
  concepts: readonly Concept[],
  rarities: readonly number[],
): number {
  const stems = wordsOf(name)
    .flatMap(({ bare, parts }) => (parts.length > 0 ? parts : [bare]))
    .filter(word => !isCommonWord(word))
    .map(stemOf);
  const covered = new Set<string>();
  let answered = 0;
  for (const [index, { ways, isLast }] of concepts.entries()) {
    let value = 0;
    for (const { terms, weight } of ways) {
      const found = terms.map(term => stems.find(stem => isSame(stem, term, isLast)));
      if (!found.every(each => each !== undefined)) continue;
      for (const stem of found) covered.add(stem ?? '');
      // A name's words in a title are as good as the name: formAssociated, "Form-associated components".
      value = Math.max(value, weight, terms.length > 1 ? 0.8 : 0);
    }
    answered += value * (rarities[index] ?? 0);
  }
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return (answered / Math.max(0.01, all)) * (covered.size / Math.max(1, stems.length));
}

const isSame = (stem: string, term: string, isLast: boolean): boolean =>
  stem === stemOf(term) || (isLast && term.length > 2 && stem.startsWith(term));
