import { expect, test } from 'vitest';
import { parseFenceMeta, withoutRange } from './fence-meta.ts';

test.each([
  [null, { lines: [], range: {}, words: {} }],
  ['{1,4-6}', { lines: [1, 4, 5, 6], range: {}, words: {} }],
  ['{6, 2 - 3,2}', { lines: [2, 3, 6], range: {}, words: {} }],
  ['title="my cart.tsx"', { lines: [], title: 'my cart.tsx', range: {}, words: {} }],
  ['showLineNumbers', { lines: [], showLineNumbers: 1, range: {}, words: {} }],
  ['showLineNumbers=40', { lines: [], showLineNumbers: 40, range: {}, words: {} }],
  [
    'since=4.5 until="4.8" versions=\'>=4.1 <4.10\'',
    { lines: [], range: { since: '4.5', until: '4.8', range: '>=4.1 <4.10' }, words: {} },
  ],
  ['since', { lines: [], range: { since: '' }, words: {} }],
  [
    'frame=render why="reads {a} file" live',
    { lines: [], range: {}, words: { frame: 'render', why: 'reads {a} file', live: true } },
  ],
])('%s is parsed', (meta, parsed) => {
  expect(parseFenceMeta(meta)).toEqual(parsed);
});

test.each([
  ['title="a  b" since=4.5 {1} until="4.8"', 'title="a  b" {1}'],
  ['versions=">=4.1 <4.10"', null],
  ['why="since=4.5"', 'why="since=4.5"'],
])('%s without its range is %s', (meta, kept) => {
  expect(withoutRange(meta)).toBe(kept);
});
