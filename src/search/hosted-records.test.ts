import { expect, test } from 'vitest';
import { siteSource } from '../../tests/support/site-source.ts';
import { buildSite } from '../model/build-site.ts';
import { toHostedRecords } from './hosted-records.ts';
import { sampleContent } from './sample-content.fixture.ts';

const site = buildSite(
  siteSource({
    pages: { 'components/form-associated': { slug: 'form-associated', tags: ['forms'] } },
  }),
  'exclude',
);
const versions = site.versions.map(({ name }) => name);
const content = { ...sampleContent, versions };

test('a section has a record for each version, at that version’s address', () => {
  const records = toHostedRecords(site, content);
  const own = records.filter(({ hierarchy }) => hierarchy.lvl1 === 'Form-associated components');
  expect(own.map(({ url }) => url)).toEqual([
    'https://example.org/docs/next/form-associated',
    'https://example.org/docs/form-associated',
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test('a record has what the crawler gives it and what the head of a page narrows by', () => {
  const record = toHostedRecords(site, content).find(
    ({ version, anchor }) => version === 'v4.12' && anchor === 'api-PropOptions-mutable',
  );
  expect(record).toEqual({
    objectID: 'v4.12/properties#api-PropOptions-mutable-6',
    url: 'https://example.org/docs/properties#api-PropOptions-mutable',
    url_without_anchor: 'https://example.org/docs/properties',
    anchor: 'api-PropOptions-mutable',
    type: 'lvl3',
    hierarchy: {
      lvl0: 'Documentation',
      lvl1: 'Properties',
      lvl2: 'Options',
      lvl3: 'mutable',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'May change inside',
    language: 'en',
    lang: 'en',
    version: 'v4.12',
    docusaurus_tag: 'docs-default-v4.12',
    tags: [],
    weight: { pageRank: 10, level: 80, position: 6 },
  });
});
