import { expect, test } from 'vitest';
import { readMagicComments } from './magic-comments.ts';

const magicComments = [
  {
    className: 'highlighted',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'wrong', line: 'this-is-wrong' },
];

const marksOf = (sample: string) => {
  const { lines, marks } = readMagicComments(sample, magicComments);
  return lines.map((line, index) => [line, marks.get(index + 1)]);
};

test.each([
  '// highlight-next-line',
  '/* highlight-next-line */',
  '  {/* highlight-next-line */}',
  '# highlight-next-line',
  '<!-- highlight-next-line -->',
])('%s marks the next line and is not shown', comment => {
  expect(marksOf(`a\n${comment}\nb\nc`)).toEqual([
    ['a', undefined],
    ['b', 'highlighted'],
    ['c', undefined],
  ]);
});

test('a block marks its lines, and a line in it may have a mark of its own', () => {
  expect(marksOf('// highlight-start\na\n// this-is-wrong\nb\n\n// highlight-end\nc')).toEqual([
    ['a', 'highlighted'],
    ['b', 'wrong'],
    ['', 'highlighted'],
    ['c', undefined],
  ]);
});

test('other comments stay in the sample', () => {
  const sample = '// highlight-next-line of all\n// highlighting\na';
  expect(readMagicComments(sample, magicComments).lines.join('\n')).toBe(sample);
  expect(readMagicComments('// highlight-next-line', []).lines).toEqual(['// highlight-next-line']);
});

test('a block without an end is told', () => {
  expect(readMagicComments('// highlight-start\na', magicComments).unended).toEqual([
    'highlight-start',
  ]);
});
