import { describe, expect, test } from 'vitest';
import { sampleContent } from './sample-content.fixture.ts';
import { openSiteSearch } from './search-site.ts';
import { packText, unpackText } from './text-part.ts';

const words = unpackText(packText(sampleContent), sampleContent.rows);
const whole = openSiteSearch(sampleContent, words);
const titles = openSiteSearch(sampleContent);

const pagesFor = (query: string, version?: string) =>
  whole.search({ query, version }).pages.map(({ key }) => key);
const firstPlace = (query: string, version = 'v4.12') => {
  const [page] = whole.search({ query, version }).pages;
  return page && `${page.slug}#${page.hits[0]?.id}`;
};

describe('a name in code', () => {
  test.each([
    ['@Prop', 'properties#prop'],
    ['@Event', 'events#emit'],
    ['--prod', 'cli#api-cli-flags-prod'],
    ['--docs-json', 'cli#api-cli-flags-docsJson'],
    ['componentWillLoad', 'component-lifecycle#componentwillload'],
    ['dist-custom-elements', 'custom-elements#'],
    ['mutable', 'properties#api-PropOptions-mutable'],
    ['formAssociated', 'form-associated#'],
  ])('%s is found where it is explained', (query, place) => {
    expect(firstPlace(query)).toBe(place);
  });

  test.each([
    ['will load', 'component-lifecycle#componentwillload'],
    ['custom elements', 'custom-elements#'],
    ['docs json', 'cli#api-cli-flags-docsJson'],
  ])('is found by its parts: %s', (query, place) => {
    expect(firstPlace(query)).toBe(place);
  });
});

describe('a word', () => {
  test('is found while it is being typed', () => {
    expect(firstPlace('even')).toBe('events#');
    expect(firstPlace('lifec')).toBe('component-lifecycle#');
  });

  test('is found with a typing error', () => {
    expect(firstPlace('lifecycel')).toBe('component-lifecycle#');
    expect(firstPlace('proprties')).toBe('properties#');
  });

  test('is found in another form', () => {
    expect(firstPlace('style')).toBe('custom-elements#defining');
  });

  test('stands for what it means', () => {
    expect(firstPlace('ssr')).toBe('hydrate-app#');
    expect(firstPlace('what happens')).toBe('events#');
  });

  test('brings the page that is about it before one that mentions it', () => {
    expect(pagesFor('event', 'v4.12').slice(0, 2)).toEqual([
      'components/events',
      'components/properties',
    ]);
  });
});

describe('versions', () => {
  test('a version finds nothing that it does not have', () => {
    expect(pagesFor('computed values', 'v4.12')).not.toContain('getters');
    expect(firstPlace('getters', 'next')).toBe('properties#getters');
    expect(pagesFor('getters', 'v4.12')).toEqual([]);
  });

  test('what another version has is said', () => {
    expect(whole.search({ query: 'getters', version: 'v4.12' }).elsewhere).toEqual(['next']);
    expect(whole.search({ query: 'formAssociated', version: 'v3' }).elsewhere).toEqual([
      'next',
      'v4.12',
    ]);
    expect(whole.search({ query: 'events', version: 'v3' }).elsewhere).toEqual([]);
  });

  test('all versions together have a hit once, with the versions that have it', () => {
    const [page] = whole.search({ query: 'form associated' }).pages;
    expect(page?.versions).toEqual(['next', 'v4.12']);
    expect(page?.hits.map(({ id, versions }) => ({ id, versions }))).toEqual([
      { id: '', versions: ['next', 'v4.12'] },
    ]);
  });
});

test('nothing is found for nothing, and a spelling is proposed where one is near', () => {
  expect(whole.search({ query: '' })).toEqual({ pages: [], elsewhere: [] });
  expect(whole.search({ query: 'zzzzqq' })).toEqual({ pages: [], elsewhere: [] });
  expect(whole.search({ query: 'propprtissx' }).spelling).toBe('properties');
});

test('letters that mean something to patterns or markup are letters', () => {
  for (const query of ['(.*', '[a-', '\\', '<img src=x>', '__proto__', 'constructor', '%'])
    expect(() => whole.search({ query })).not.toThrow();
});

test('titles and headings answer before the words have come', () => {
  const found = titles.search({ query: 'listen', version: 'v4.12' }).pages;
  expect(found[0]?.hits[0]).toMatchObject({ id: 'listen', path: ['Listen'], kind: 'guide' });
  expect(titles.search({ query: '--prod' }).pages[0]?.hits[0]?.kind).toBe('flag');
  expect(titles.search({ query: 'mutable' }).pages[0]?.hits[0]?.kind).toBe('api');
});

test('popular pages are those that the version has', () => {
  expect(whole.popular('v3').map(({ title }) => title)).toEqual([
    'Properties',
    'Command-line interface',
  ]);
});
