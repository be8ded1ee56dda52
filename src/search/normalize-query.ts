/** What a reader typed, made ready to be searched for. */
export interface NormalizedQuery {
  readonly text: string;
  /** Whether something had to be cut off. */
  readonly isCut: boolean;
}

/** Letters of a query that are looked at; nobody types more by hand. */
export const longestQuery = 512;

/** Trims a query, gives each letter its one form (NFKC) and cuts what is longer than 512 letters. */
export function normalizeQuery(typed: string): NormalizedQuery {
  // Normalising makes some letters longer: the limit holds for what comes out.
  const letters = [
    ...typed
      .slice(0, 4 * longestQuery)
      .normalize('NFKC')
      .trim(),
  ];
  const text = letters.slice(0, longestQuery).join('').trim();
  return { text, isCut: letters.length > longestQuery || typed.length > 4 * longestQuery };
}
