import { expect, test } from 'vitest';
import { placeArticle } from './place-article.ts';
import { buildPlacement } from './placement.ts';
import {
  sampleOldVersion,
  sampleSettings,
  sampleSite,
  sampleVersion,
} from './sample-site.fixture.ts';

const html = '<a href="page:components/events#listen">%version% = %release%</a>';

test('a link to a page leads to its address in the version', () => {
  const [, latest, old] = sampleSite.versions;
  if (!latest || !old) throw new Error('the sample has three versions');
  expect(placeArticle(html, buildPlacement(latest, sampleVersion, sampleSettings))).toBe(
    '<a href="/docs/events#listen">v4.12 = 4.12.6</a>',
  );
  expect(placeArticle(html, buildPlacement(old, sampleOldVersion, sampleSettings))).toBe(
    '<a href="/docs/v4.4/old/events#listen">v4.4 = 4.4.1</a>',
  );
});
