/**
 * What readers find in the site as it is: the questions of `search/queries.ts`, and the size of the
 * index. A question about a page that is still a draft is left out and counted.
 */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteSearch } from '../src/search/search-site.ts';
import { type LabelledQuery, labelledQueries } from './search/queries.ts';
import { openRealSearch } from './support/real-search.ts';

let real: Awaited<ReturnType<typeof openRealSearch>>;

beforeAll(async () => {
  real = await openRealSearch();
}, 180_000);

const hasPage = ({ pages, version }: LabelledQuery): boolean => {
  const bit = 1 << real.content.versions.indexOf(version);
  return real.content.pages.some(page => pages.includes(page.key) && page.versions & bit);
};

/** The place of the right page among what is found, from 0; infinite when it is not there. */
function placeOf({ query, version, pages }: LabelledQuery, search: SiteSearch): number {
  const place = search.search({ query, version }).pages.findIndex(({ key }) => pages.includes(key));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

describe('questions whose answers are known', () => {
  test('there are at least 150 of them, about several versions', () => {
    expect(labelledQueries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(labelledQueries.map(({ version }) => version)).size).toBeGreaterThan(5);
  });

  test('find the right page first, or among three', () => {
    const asked = labelledQueries.filter(hasPage);
    const places = asked.map(query => ({ query, place: placeOf(query, real.whole) }));
    const share = (most: number) =>
      places.filter(({ place }) => place < most).length / Math.max(1, places.length);
    const missed = places.filter(({ place }) => place >= 3);
    console.log(
      [
        `${asked.length} questions, ${labelledQueries.length - asked.length} skipped (drafts).`,
        `First: ${percent(share(1))}. Among three: ${percent(share(3))}.`,
        ...missed.map(
          ({ query: { query, version, pages }, place }) =>
            `  not among three (${place + 1}): “${query}” in ${version}, expected ${pages.join(' or ')}`,
        ),
      ].join('\n'),
    );
    expect(share(1)).toBeGreaterThanOrEqual(0.85);
    expect(share(3)).toBeGreaterThanOrEqual(0.97);
  });

  test('lead to the heading that answers', () => {
    const asked = labelledQueries.filter(query => query.heading && hasPage(query));
    const elsewhere = asked.filter(({ query, version, heading }) => {
      const [hit] = real.whole.search({ query, version }).pages[0]?.hits ?? [];
      return !hit?.path.at(-1)?.includes(heading ?? '');
    });
    expect(elsewhere.map(({ query }) => query)).toEqual([]);
  });
});

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe('the index of all versions', () => {
  const sizeOf = (text: string): number => brotliCompressSync(text).byteLength;

  test('has its titles and headings in 20 KB, and everything in 180 KB', () => {
    const [titles, text] = [sizeOf(real.parts.titles), sizeOf(real.parts.text)];
    console.log(
      `${real.content.rows.length} places, ${real.content.records.length} texts: titles ${titles} bytes, words ${text} bytes (brotli).`,
    );
    expect(titles).toBeLessThanOrEqual(20_000);
    expect(titles + text).toBeLessThanOrEqual(180_000);
  });
});
