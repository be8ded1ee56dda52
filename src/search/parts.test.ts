import { expect, test } from 'vitest';
import { cutSnippet } from './cut-snippet.ts';
import { markTerms } from './mark-terms.ts';
import { longestQuery, normalizeQuery } from './normalize-query.ts';
import { sampleContent } from './sample-content.fixture.ts';
import { packText, unpackPlaces, unpackText } from './text-part.ts';
import { packTitles, unpackTitles } from './titles-part.ts';
import { stemOf, termsOfText, wordsOf } from './tokenize.ts';

test('what is packed for the browser is read back as it was', () => {
  const { records: _, data, ...rest } = sampleContent;
  const outline = { ...rest, data: { popular: data.popular, quiet: data.quiet } };
  const sent = JSON.parse(JSON.stringify(packTitles(outline)));
  expect(unpackTitles(sent)).toEqual(outline);
});

test('words are sent with the records that have them', () => {
  const words = unpackText(JSON.parse(JSON.stringify(packText(sampleContent))), sampleContent.rows);
  expect(words.records.map(({ row, versions }) => ({ row, versions }))).toEqual(
    sampleContent.records.map(({ row, versions }) => ({ row, versions })),
  );
  const emitter = words.terms.find(({ term }) => term === 'eventemitter');
  const own = sampleContent.records.findIndex(({ names }) => names.includes('EventEmitter'));
  expect(unpackPlaces(emitter?.names ?? '')).toEqual([[own, 1]]);
  expect(words.terms.map(({ term }) => term)).not.toContain('the');
});

test('records far apart and words said often keep their numbers', () => {
  const [first] = sampleContent.records;
  if (!first) throw new Error('The sample has records.');
  const records = Array.from({ length: 5000 }, (_, row) => ({
    ...first,
    row,
    names: [],
    text: row % 2500 === 7 ? 'rare rare rare rare rare' : '',
  }));
  const rows = records.map(() => ({ page: 0, id: '', path: [], versions: first.versions }));
  const words = unpackText(packText({ ...sampleContent, rows, records }), rows);
  expect(unpackPlaces(words.terms[0]?.text ?? '')).toEqual([
    [7, 4],
    [2507, 4],
  ]);
});

test('a word is taken apart as its kind is', () => {
  const of = (text: string) => wordsOf(text)[0];
  expect(of('@Prop')).toMatchObject({ whole: '@prop', bare: 'prop', parts: [], isName: true });
  expect(of('--docs-json')).toMatchObject({ whole: '--docs-json', parts: ['docs', 'json'] });
  expect(of('componentWillLoad')?.parts).toEqual(['component', 'will', 'load']);
  expect(of('E2EPage')?.parts).toEqual(['e2', 'page']);
  expect(of('Build.isDev')?.names).toEqual(['build', 'isdev']);
  expect(termsOfText('The events of a web-component')).toEqual([
    'events',
    'web-component',
    'web',
    'component',
  ]);
});

test('forms of a word have one stem', () => {
  expect(new Set(['style', 'styles', 'styled', 'styling'].map(stemOf)).size).toBe(1);
  expect(new Set(['property', 'properties'].map(stemOf)).size).toBe(1);
  expect(stemOf('events')).not.toBe(stemOf('even'));
});

test('a question is trimmed, normalised and cut', () => {
  expect(normalizeQuery('  ｐｒｏｐ ')).toEqual({ text: 'prop', isCut: false });
  expect(normalizeQuery('ﬁle')).toEqual({ text: 'file', isCut: false });
  const cut = normalizeQuery(`${'a'.repeat(longestQuery)}b`);
  expect([cut.text.length, cut.isCut]).toEqual([longestQuery, true]);
  expect([...normalizeQuery('😀'.repeat(600)).text]).toHaveLength(longestQuery);
});

test('words of the question are marked in a text, whatever letters it has', () => {
  const marked = (text: string, terms: string[]) =>
    markTerms(text, terms)
      .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
      .join('');
  expect(marked('An Event is emitted.', ['event'])).toBe('An [Event] is emitted.');
  expect(marked('Events emit', ['emitting', 'event'])).toBe('[Events] [emit]');
  expect(marked('componentWillLoad()', ['load'])).toBe('[componentWillLoad]()');
  expect(marked('<b>a.*</b>', ['.*', 'b'])).toBe('<[b]>a.*</[b]>');
});

test('a snippet is cut around what was asked for, which a narrow screen shows', () => {
  const text = `${'some words that nobody asked for '.repeat(10)}here is an event emitter at last ${'and more text '.repeat(20)}`;
  const snippet = cutSnippet(text, ['event', 'emitter']);
  expect(snippet).toMatch(/^… .*event emitter.* …$/);
  expect(snippet.length).toBeLessThan(170);
  expect(snippet.indexOf('event')).toBeLessThan(24);
  expect(cutSnippet('This line is short, and it ends in an event.', ['event'])).toBe(
    '… and it ends in an event.',
  );
  expect(cutSnippet('short', ['event'])).toBe('short');
});
