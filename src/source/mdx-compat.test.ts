import { describe, expect, test } from 'vitest';
import { toMdx } from './mdx-compat.ts';

describe('an HTML comment', () => {
  test.each([
    ['becomes one of MDX, of the same length', 'a <!-- b --> c', 'a {/*  b */} c'],
    ['may hold the end of an MDX comment', '<!-- */ -->', '{/*  *  */}'],
    ['may hold braces and fences', '<!--\n```\n{a}\n-->', "{/* \n'''\n'a'\n*/}"],
    ['of its own lines may hold empty ones', '<!-- a\n\nb -->\nc', '{/*  a\n\nb */}\nc'],
    ['inside a line may not hold an empty one', 'x <!-- a\n\nb -->', "x {/*  a\n'\nb */}"],
    ['without content is one too', '<!---->', '{/* */}'],
    ['without an end is left to the parser', 'a <!-- b', 'a <!-- b'],
    ['that is escaped stays', 'a \\<!-- b -->', 'a \\<!-- b -->'],
  ])('%s', (_, text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });

  test.each([
    ['front matter', '---\ntitle: "<!-- a -->"\n---\n'],
    ['inline code', 'a `<!-- b -->` c ``<!-- ` -->`` d'],
    ['a fence', '```html\n<!-- a -->\n```\n'],
    ['a tilde fence with backticks inside', '~~~\n```\n<!-- a -->\n~~~\n'],
    ['a longer fence', '````md\n```\n<!-- a -->\n```\n:::note a\n````\n'],
    ['a fence in a list item', '- a\n\n  ```html\n  <!-- a -->\n  ```\n'],
    ['a fence that opens a list item', '1. ```html\n   <!-- a -->\n   ```\n'],
    ['a fence in a quotation', '> ```html\n> <!-- a -->\n> ```\n'],
  ])('in %s stays', (_, text) => {
    expect(toMdx(text)).toBe(text);
  });

  test('after a list item whose fence is not closed is a comment', () => {
    expect(toMdx('- ```\n  a\n\n<!-- b -->')).toBe('- ```\n  a\n\n{/*  b */}');
  });

  test('after a quotation whose fence is not closed is a comment', () => {
    expect(toMdx('> ```\n> a\n\n<!-- b -->')).toBe('> ```\n> a\n\n{/*  b */}');
  });
});

describe('an admonition', () => {
  test.each([
    [':::note Title', ':::note[Title]'],
    ['  ::::tip Two *words*  ', '  ::::tip[Two *words*]'],
    ['> :::info A `b` c', '> :::info[A `b` c]'],
    [':::note A [link](x)', ':::note[A [link](x)]'],
    [':::note A ] b', ':::note[A \\] b]'],
    [':::note', ':::note'],
    [':::note[Title]', ':::note[Title]'],
    [':::', ':::'],
  ])('%s -> %s', (text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });
});

describe('a heading id', () => {
  test.each([
    ['## Title {#id}', '## Title \\{#id}'],
    ['## Title {#id} <Since v="4.1"/>', '## Title \\{#id} <Since v="4.1"/>'],
    ['## Title \\{#id}', '## Title \\{#id}'],
    ['## The `{#id}` syntax', '## The `{#id}` syntax'],
    ['Title {#id}\n===', 'Title \\{#id}\n==='],
    ['> ## Title {#id}', '> ## Title \\{#id}'],
    ['A text {#id}', 'A text {#id}'],
  ])('%s -> %s', (text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });
});

test('lines keep their number', () => {
  const text = '<!--\n\na\n-->\n\n:::note A\n\n## B {#b}\n\n:::\n';
  expect(toMdx(text).split('\n').length).toBe(text.split('\n').length);
});
