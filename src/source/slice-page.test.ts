import { describe, expect, test } from 'vitest';
import { pageFromText, sliceText } from './page-from-text.ts';
import { parsePage } from './parse-page.ts';
import { sliceIdentity } from './slice-identity.ts';
import { slicePage } from './slice-page.ts';

const lines = (...all: readonly string[]): string => all.join('\n');

describe('a block', () => {
  const text = lines(
    '<Since v="4.5">',
    '',
    'New.',
    '',
    '</Since>',
    '<Until v="4.4">',
    'Old.',
    '</Until>',
    '',
    '<Versions range=">=4.1 <4.10">',
    '',
    'Between.',
    '',
    '</Versions>',
  );

  test('in <Since> is there from its version on', () => {
    expect(sliceText(text, '4.5.0')).toBe('New.\n\nBetween.');
    expect(sliceText(text, '4.13.0')).toBe('New.');
  });

  test('in <Until> is there up to its version, patches included', () => {
    expect(sliceText(text, '4.4.1')).toBe('Old.\n\nBetween.');
    expect(sliceText(text, '4.0.5')).toBe('Old.');
  });

  test('in nested ranges is there where all of them hold', () => {
    const nested = '<Since v="4.5">\n\na\n\n<Until v="4.7">\n\nb\n\n</Until>\n\n</Since>\n\nc';
    expect(sliceText(nested, '4.4.1')).toBe('c');
    expect(sliceText(nested, '4.7.2')).toBe('a\n\nb\n\nc');
    expect(sliceText(nested, '4.8.2')).toBe('a\n\nc');
  });

  test.each([
    ['a paragraph', '<Since v="4.5">x</Since>\n\nend'],
    ['a quotation', '> <Since v="4.5">x</Since>\n\nend'],
    [
      'an admonition with a title',
      ':::note Title\n\n<Since v="4.5">\n\nx\n\n</Since>\n\n:::\n\nend',
    ],
    [
      'a <details> with a summary',
      '<details>\n<summary>More</summary>\n\n<Since v="4.5">\n\nx\n\n</Since>\n\n</details>\n\nend',
    ],
    ['strong text', '**<Since v="4.5">x</Since>** end'],
    ['a link', '[<Since v="4.5">x</Since>](https://example.com) end'],
  ])('that is left wholly empty disappears: %s', (_, source) => {
    expect(sliceText(source, '4.4.1')).toBe('end');
  });
});

describe('a table row', () => {
  const text = lines(
    '| Name | Meaning |',
    '| --- | --- |',
    '| `a` | one |',
    '| <Since v="4.5"/> `b` | two |',
    '| <Since v="4.1"/><Until v="4.7"/> `c` | <Since v="4.5">three</Since> |',
  );

  test('follows the marker in its first cell', () => {
    expect(sliceText(text, '4.0.5')).toBe(
      '| Name | Meaning |\n| ---- | ------- |\n| `a`  | one     |',
    );
    expect(sliceText(text, '4.8.2')).toContain('| `b`  | two     |');
    expect(sliceText(text, '4.8.2')).not.toContain('`c`');
  });

  test('keeps its columns when a cell is left empty', () => {
    expect(sliceText(text, '4.4.1')).toContain('| `c`  |         |');
  });

  test('disappears when all its cells are left empty', () => {
    const row = '| a | b |\n|---|---|\n| <Since v="4.5">x</Since> | |\n| y | z |';
    expect(sliceText(row, '4.4.1')).toBe('| a | b |\n| - | - |\n| y | z |');
  });

  test('that is the head stays whatever its marker says', () => {
    const head = '| <Since v="4.5"/> a | b |\n|---|---|\n| c | d |';
    expect(sliceText(head, '4.4.1')).toBe('| a | b |\n| - | - |\n| c | d |');
  });
});

describe('a list item', () => {
  test('follows the marker that it begins with', () => {
    const text = '- a\n- <Since v="4.5"/> b\n\n  more b\n- [ ] <Until v="4.4"/> c';
    expect(sliceText(text, '4.4.1')).toBe('- a\n- [ ] c');
    expect(sliceText(text, '4.5.0')).toBe('- a\n- b\n\n  more b');
  });

  test('follows a marker on a line of its own', () => {
    const text = '- a\n- <Since v="4.5"/>\n\n  b';
    expect(sliceText(text, '4.4.1')).toBe('- a');
    expect(sliceText(text, '4.5.0')).toContain('b');
  });

  test('disappears when all its text does', () => {
    expect(sliceText('- a\n- <Since v="4.5">b</Since>', '4.4.1')).toBe('- a');
  });
});

describe('a section', () => {
  const text = lines(
    '## A <Since v="4.5"/> {#a}',
    'text of a',
    '### B',
    'text of b',
    '## C',
    'text of c',
  );

  test('goes with its marked heading, the headings below it included', () => {
    expect(sliceText(text, '4.4.1')).toBe('## C\n\ntext of c');
  });

  test('keeps its heading without the marker and with its id', () => {
    expect(sliceText(text, '4.5.0')).toMatch(/^## A \\?\{#a}\n\ntext of a\n\n### B\n/);
  });

  test('ends at a heading of the same level inside a range element', () => {
    const source =
      '## A <Since v="4.5"/>\n\na\n\n<Since v="4.1">\n\na too\n\n## B\n\nb\n\n</Since>\n\nc';
    expect(sliceText(source, '4.4.1')).toBe('## B\n\nb\n\nc');
    expect(sliceText(source, '4.0.5')).toBe('c');
  });

  test('does not reach beyond the block that it stands in', () => {
    const source = '<Since v="4.1">\n\n## A <Since v="4.5"/>\n\na\n\n</Since>\n\nb';
    expect(sliceText(source, '4.4.1')).toBe('b');
  });
});

describe('a fence', () => {
  test.each([
    ['since=4.5', '4.4.1', '4.5.0'],
    ['until=4.8', '4.9.1', '4.8.2'],
    ['versions=">=4.1 <4.10"', '4.10.0', '4.9.1'],
    ["since='4.5' until=4.8", '4.9.1', '4.5.0'],
  ])('with %s is there in its versions alone, without the words', (words, without, within) => {
    const text = `\`\`\`tsx title="a b" ${words} {1,3}\nconst a = 1;\n\`\`\``;
    expect(sliceText(text, without)).toBe('');
    expect(sliceText(text, within)).toBe('```tsx title="a b" {1,3}\nconst a = 1;\n```');
  });

  test('without other words keeps none', () => {
    expect(sliceText('```tsx since=4.5\na\n```', '4.5.0')).toBe('```tsx\na\n```');
  });
});

describe('text around a piece that is gone', () => {
  const gone = '<Since v="4.5">new</Since>';

  test.each([
    [`a ${gone} b`, 'a b'],
    [`a ${gone}.`, 'a.'],
    [`a (${gone}) b`, 'a b'],
    [`a (${gone}).`, 'a.'],
    [`a, ${gone}, b`, 'a, b'],
    [`a, ${gone}.`, 'a.'],
    [`a, ${gone}, ${gone} and b`, 'a, and b'],
    [`(${gone} a)`, '(a)'],
    [`${gone} a`, 'a'],
    [`${gone}, a`, 'a'],
    [`a ${gone}`, 'a'],
    [`${gone}\\\na`, 'a'],
    [`a\\\n${gone}`, 'a'],
    [`a\n${gone}\nb`, 'a\nb'],
    [`a ${gone} .env`, 'a .env'],
    [`\`a\` ${gone} \`b\``, '`a` `b`'],
    [`a **${gone} b** c`, 'a **b** c'],
  ])('is mended: %s', (text, shown) => {
    expect(sliceText(text, '4.4.1')).toBe(shown);
  });

  test('is one text where a piece is kept', () => {
    const { tree } = parsePage(pageFromText(`a ${gone} b`));
    const plain = parsePage(pageFromText('a new b')).tree;
    expect(sliceIdentity(slicePage(tree, '4.5.0'))).toBe(sliceIdentity(plain));
  });
});
