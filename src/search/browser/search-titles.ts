import { closestNames } from '../../model/did-you-mean.ts';
import type { VersionManifest } from '../../model/manifest.ts';
import type { FoundPage } from '../found-page.ts';
import { stemOf, wordsOf } from '../tokenize.ts';

/** What can still be found when the index does not load: pages of a version by the words of their names. */
export function searchTitles(
  query: string,
  { name, pages }: VersionManifest,
): readonly FoundPage[] {
  const asked = wordsOf(query).map(({ bare }) => bare);
  const entries = Object.entries(pages).filter(
    ([slug, { unlisted, draft }]) => slug && !unlisted && !draft,
  );
  const scored = entries.map(([slug, { key, label }]) => {
    const words = wordsOf(`${label} ${slug.replaceAll('/', ' ')}`).flatMap(({ bare, parts }) => [
      bare,
      ...parts,
    ]);
    return { slug, key, label, score: shareOf(asked, words) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ slug, key, label }) => ({
      key,
      slug,
      title: label,
      category: '',
      versions: [name],
      slugs: {},
      hits: [{ id: '', path: [], kind: 'guide', versions: [name] }],
    }));
}

/** The share of the asked words that are among the words, or begin one, or are almost one. */
function shareOf(asked: readonly string[], words: readonly string[]): number {
  const found = asked.filter(
    each =>
      words.some(word => word.startsWith(each) || stemOf(word) === stemOf(each)) ||
      (each.length > 3 && closestNames(each, words, 1).length > 0),
  );
  return found.length / Math.max(1, asked.length);
}
