import { closestNames } from '../model/did-you-mean.ts';
import type { SearchEngine } from './search-engine.ts';
import { wordsOf } from './tokenize.ts';

/** The query with each word that the index does not know put in the nearest words that it does. */
export function respell(query: string, engine: SearchEngine): string | undefined {
  const terms = engine.terms().filter(term => /^\p{L}/u.test(term));
  let isOther = false;
  const words = wordsOf(query).map(({ bare }) => {
    if (engine.has(bare)) return bare;
    const near = closestNames(bare, terms, 1)[0];
    if (near !== undefined) isOther = true;
    return near ?? bare;
  });
  return isOther ? words.join(' ') : undefined;
}
