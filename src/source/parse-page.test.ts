import { describe, expect, test } from 'vitest';
import { pageFromText, problemsToText, treeToText } from './page-from-text.ts';
import { parsePage } from './parse-page.ts';

const textOf = (text: string): string => {
  const { tree, problems } = parsePage(pageFromText(text));
  expect(problems).toEqual([]);
  return treeToText(tree);
};

const problemsOf = (text: string): string => problemsToText(parsePage(pageFromText(text)).problems);

describe('a page', () => {
  test('is parsed without its front matter and its comments', () => {
    const text =
      '---\ntitle: A\n---\n\n<!-- a -->\n\na <!-- b --> b\n\n{/* c */}\n\n<!-- d --> <!-- e -->\n';
    expect(textOf(text)).toBe('a b');
  });

  test('keeps the lines and columns of its source', () => {
    const { tree } = parsePage(pageFromText('---\ntitle: A\n---\n\n<!-- a\n-->\n\nb **c**\n'));
    const [paragraph] = tree.children;
    expect(paragraph?.position?.start).toMatchObject({ line: 8, column: 1 });
  });

  test('has admonitions, nested ones and with titles', () => {
    const text = '::::note A title\n\n:::tip\n\na\n\n:::\n\n::::';
    expect(textOf(text)).toBe('::::note[A title]\n:::tip\na\n:::\n::::');
  });

  test('may speak of colons', () => {
    expect(parsePage(pageFromText('npm:stencil a:b\n\n::before')).tree.children).toMatchObject([
      { children: [{ type: 'text', value: 'npm:stencil a:b' }] },
      { children: [{ type: 'text', value: '::before' }] },
    ]);
  });

  test('shows literals as text', () => {
    expect(textOf('a {"{"}{1}{`b`}{null}{true} c')).toBe('a \\{1b c');
  });

  test('takes literals as attributes', () => {
    expect(problemsOf("<A b={['x', -1, { c: true }]} d={null} e={`f`} />")).toBe(
      '0 errors, 0 warnings.',
    );
  });
});

describe('a page runs no code', () => {
  test('everything in it that would run is a problem at once', () => {
    const text =
      "import a from 'a'\n\nx {1 + 1} y\n\n{props.a}\n\n<A b={() => 1} {...c} d={[e]} />\n";
    expect(problemsOf(text)).toBe(
      `content/pages/page.mdx:1:1  error
  Pages run no code, so \`import\` and \`export\` mean nothing here.
  Hint: take the line out; components for authors need no import, and a sample goes into a fence.

content/pages/page.mdx:3:3  error
  Pages run no code, so \`{1 + 1}\` means nothing here.
  Hint: write \`\\{\` for a brace, put code in backticks, and a remark in \`{/* … */}\`.

content/pages/page.mdx:5:1  error
  Pages run no code, so \`{props.a}\` means nothing here.
  Hint: write \`\\{\` for a brace, put code in backticks, and a remark in \`{/* … */}\`.

content/pages/page.mdx:7:4  error
  Attribute \`b\` holds code, \`{() => 1}\`, and pages run none.
  Hint: write a text, \`b="…"\`, or a plain value such as \`b={3}\` or \`b={['a', 'b']}\`.

content/pages/page.mdx:7:16  error
  Attributes cannot be spread from code, since pages run none.
  Hint: write each attribute with its value.

content/pages/page.mdx:7:23  error
  Attribute \`d\` holds code, \`{[e]}\`, and pages run none.
  Hint: write a text, \`d="…"\`, or a plain value such as \`d={3}\` or \`d={['a', 'b']}\`.

6 errors, 0 warnings.`,
    );
  });
});

describe('what MDX cannot read', () => {
  test.each([
    ['a void element', 'a\n\nb<br>c', '3:2', '`<br>` is not closed', 'write `<br />`.'],
    [
      'an open tag',
      'a <b>c',
      '1:3',
      '`<b>` is not closed',
      'write `</b>` in the same paragraph, list item or block; for the characters themselves write `\\<b>`.',
    ],
    [
      'a tag in a table',
      '| a | b |\n|---|---|\n| <Since v="4.5"> c | d </Since> |',
      '3:3',
      '`<Since>` is not closed inside its table cell',
      'a table row cannot be wrapped: write `<Since …/>` first in its first cell.',
    ],
    [
      'a tag in a list',
      '- a\n  <Since v="4.5">\n- b\n  </Since>',
      '2:3',
      '`<Since>` is not closed inside its list item',
      'a list item cannot be wrapped: write `<Since …/>` first in it, or close the tag there.',
    ],
    [
      'tags out of order',
      '<a><b></a></b>',
      '1:7',
      'A closing tag does not fit the tag that is open: unexpected closing tag `</a>`, expected corresponding closing tag for `<b>` (1:4-1:7)',
      'close tags in the reverse order of opening them.',
    ],
    [
      'a closing tag alone',
      'a </b>',
      '1:4',
      'A closing tag has no opening one',
      'take it out, or open it before.',
    ],
    [
      'an unquoted version',
      '<Since v=4.5>a</Since>',
      '1:10',
      'An attribute has a value without quotes',
      'write it in quotes, for example `v="4.5"`.',
    ],
    [
      'an address in brackets',
      'a <https://a.b>',
      '1:10',
      'A link in angle brackets is no link in MDX',
      'write `[text](address)`, or the bare address.',
    ],
    [
      'an open comment',
      'a <!-- b',
      '1:4',
      'A comment is not closed',
      'end it with `-->`; for the characters themselves write `\\<!--`.',
    ],
    [
      'a less-than sign',
      'a <4',
      '1:4',
      'A `<` begins no tag that can be read',
      'write `\\<` for the character itself, or put code in backticks.',
    ],
    [
      'a generic type',
      'Promise<void, a>',
      '1:13',
      'A `<` begins no tag that can be read',
      'write `\\<` for the character itself, or put code in backticks.',
    ],
    [
      'an open brace',
      'a { b',
      '1:6',
      'A `{` opens an expression that cannot be read',
      'write `\\{` for a brace, or put code in backticks.',
    ],
    [
      'a broken expression',
      'a {b c} d',
      '1:3',
      'A `{` opens an expression that cannot be read',
      'write `\\{` for a brace, or put code in backticks.',
    ],
    [
      'an id outside of a heading',
      'a {#b}',
      '1:3',
      'A `{` opens an expression that cannot be read',
      'write `\\{` for a brace, or put code in backticks.',
    ],
    [
      'prose that looks like code',
      'import the module now',
      '1:12',
      'A paragraph that begins with the word `import` or `export` is read as code',
      'put the word in backticks or another word before it; code goes into a fence.',
    ],
  ])('is a problem: %s', (_, text, place, message, hint) => {
    const said = `content/pages/page.mdx:${place}  error\n  ${message}.\n  Hint: ${hint}\n\n1 error, 0 warnings.`;
    expect(problemsOf(text)).toBe(said);
  });

  test('leaves an empty tree', () => {
    expect(parsePage(pageFromText('a <4')).tree.children).toEqual([]);
  });
});
