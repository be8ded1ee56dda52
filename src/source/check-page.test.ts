import { describe, expect, test } from 'vitest';
import { checkPage } from './check-page.ts';
import { pageFromText, problemsToText } from './page-from-text.ts';
import { parsePage } from './parse-page.ts';
import { sixteenVersions } from './sixteen-versions.ts';

function problemsOf(text: string, versions = sixteenVersions): string {
  const page = pageFromText(text);
  const { tree, problems } = parsePage(page);
  return problemsToText([...problems, ...checkPage(page, tree, versions)]);
}

const none = '0 errors, 0 warnings.';
const said = (place: string, message: string, hint: string): string =>
  `content/pages/page.mdx:${place}  error\n  ${message}.\n  Hint: ${hint}\n\n1 error, 0 warnings.`;

test('a page with good ranges has no problems', () => {
  const text = `## A <Since v="4.5"/>

a <Until v="4.8">b</Until> [^1] [c][d]

| a | b |
|---|---|
| <Since v="4.6"/> c | d |
| e | f |

- <Since v="4.6"/> a
- b

:::note Title

<Versions range=">=4.6 <4.10">

a

</Versions>

:::

## B

\`\`\`tsx since=4.5 title="a"
\`\`\`

## A

<Since v="4.5">
- a
</Since>

<Until v="4.4">
- b
</Until>

[^1]: e

[d]: https://example.com
`;
  expect(
    problemsOf(text.replace('## A\n\n<Since', '## C\n\n<Since').replace('[^1] [c][d]', 'x')),
  ).toBe(none);
});

describe('a range that is not written as it should be', () => {
  test.each([
    ['<Since>a</Since>', '`<Since>` names no version', 'write `<Since v="4.5">`.'],
    ['<Until v>a</Until>', '`<Until>` names no version', 'write `<Until v="4.5">`.'],
    [
      '<Versions>a</Versions>',
      '`<Versions>` names no version',
      'write `<Versions range=">=4.1 <4.10">`.',
    ],
    [
      '<Since version="4.5">a</Since>',
      '`<Since>` has no attribute `version`',
      'write `<Since v="4.5">`.',
    ],
    [
      '<Since v={4.1}>a</Since>',
      '`v` of `<Since>` is an expression, `{4.1}`',
      'write it in quotes, `<Since v="4.5">`, since 4.10 as a number is 4.1.',
    ],
    ['<Since v="v4.5">a</Since>', '`v4.5` is no version', 'write a release such as `4.5`.'],
    ['<Until v="next">a</Until>', '`next` is no version', 'write a release such as `4.5`.'],
    [
      '<Versions range="old">a</Versions>',
      '`old` is no version range',
      'write for example `>=4.1 <4.10`.',
    ],
    ['```tsx since=next\n```', '`next` is no version', 'write a release such as `4.5`.'],
    ['```tsx since\n```', '`` is no version', 'write a release such as `4.5`.'],
    ['```tsx versions=old\n```', '`old` is no version range', 'write for example `>=4.1 <4.10`.'],
    ['```tsx version=4.5\n```', 'A fence has no word `version`', 'did you mean `versions`?'],
  ])('is a problem: %s', (text, message, hint) => {
    expect(problemsOf(text)).toBe(said('1:1', message, hint));
  });
});

test('an admonition without an end is a problem', () => {
  expect(problemsOf('a\n\n:::note A\n\nb')).toBe(
    said('3:1', '`:::note` is not closed', 'end it with a line `:::`.'),
  );
});

describe('a marker that marks nothing', () => {
  const hint =
    'write it first in a table row or a list item, or in a heading, or put the text between `<Since …>` and `</Since>`.';

  test.each([
    ['before a paragraph', '<Since v="4.5"/> a', '1:1'],
    ['inside a paragraph', 'a <Since v="4.5"/> b', '1:3'],
    ['of its own', 'a\n\n<Since v="4.5"/>', '3:1'],
    ['later in a list item', '- a <Since v="4.5"/>', '1:5'],
    ['in a later cell', '| a | b |\n|---|---|\n| c | <Since v="4.5"/> d |', '3:7'],
    ['later in a cell', '| a | b |\n|---|---|\n| c <Since v="4.5"/> | d |', '3:5'],
  ])('is a problem: %s', (_, text, place) => {
    expect(problemsOf(text)).toBe(
      said(place, '`<Since/>` without content marks nothing here', hint),
    );
  });

  test('in the head of a table is a problem with another hint', () => {
    expect(problemsOf('| <Since v="4.5"/> a |\n|---|\n| b |')).toBe(
      said(
        '1:3',
        '`<Since/>` stands in the head of a table, which is there in every version',
        'put the whole table between `<Since …>` and `</Since>`.',
      ),
    );
  });
});

describe('a range element around a part of a table or a list', () => {
  const head = '| a | b |\n|---|---|\n| 1 | 2 |\n';
  const rows = '`<Since>` stands around rows of a table, which ends the table';
  const rowHint = 'write `<Since …/>` first in the first cell of each row.';

  test.each([
    ['between rows', `${head}<Since v="4.5">\n| 3 | 4 |\n</Since>\n| 5 | 6 |`, '4:1'],
    ['after empty lines', `${head}\n<Since v="4.5">\n\n| 3 | 4 |\n\n</Since>`, '5:1'],
    ['with the head inside', `<Since v="4.5">\n${head}</Since>\n| 5 | 6 |`, '1:1'],
    ['without leading pipes', `${head}<Since v="4.5">\n3 | 4\n</Since>`, '4:1'],
  ])('is a problem: rows %s', (_, text, place) => {
    expect(problemsOf(text)).toBe(said(place, rows, rowHint));
  });

  test.each([
    ['between items', '- a\n<Since v="4.5">\n- b\n</Since>\n- c', '2:1'],
    ['with empty lines', '- a\n\n<Since v="4.5">\n\n- b\n\n</Since>', '3:1'],
    ['at the start', '<Since v="4.5">\n- a\n</Since>\n- b', '1:1'],
  ])('is a problem: items %s', (_, text, place) => {
    expect(problemsOf(text)).toBe(
      said(
        place,
        '`<Since>` stands around items of a list, which makes several lists of it',
        'write `<Since …/>` first in each item.',
      ),
    );
  });

  test('is none around a whole table', () => {
    expect(problemsOf(`a\n\n<Since v="4.5">\n\n${head}\n</Since>\n\nb`)).toBe(none);
  });

  test('a comment between rows is a problem as well', () => {
    expect(problemsOf(`${head}<!-- c -->\n| 3 | 4 |`)).toBe(
      said(
        '5:1',
        'A table row stands outside of a table',
        'a table is one block: no empty line, comment or element between its rows, and a line `|---|` under its head.',
      ),
    );
  });
});

describe('a range that holds in no version or in every one', () => {
  const no = 'mend the range, or delete what it holds.';
  const every = 'keep what it holds, without a range.';

  test.each([
    [
      'a\n\n<Since v="5">\n\nb\n\n</Since>',
      '3:1',
      'Range `>=5` holds in no version that has the page',
      no,
    ],
    ['a <Until v="1">b</Until>', '1:3', 'Range `<=1` holds in no version that has the page', no],
    [
      'a <Since v="2">b</Since>',
      '1:3',
      'Range `>=2` holds in every version that has the page',
      every,
    ],
    [
      '- a\n- <Since v="2"/> b',
      '2:3',
      'Range `>=2` holds in every version that has the page',
      every,
    ],
    [
      '| a |\n|---|\n| <Since v="2"/> b |',
      '3:3',
      'Range `>=2` holds in every version that has the page',
      every,
    ],
    ['## A <Since v="2"/>', '1:6', 'Range `>=2` holds in every version that has the page', every],
    ['```tsx until=1\n```', '1:1', 'Range `<=1` holds in no version that has the page', no],
    [
      'a <Since v="4.5">b <Since v="4.4">c</Since></Since>',
      '1:20',
      'Range `>=4.4` holds in every version that shows what is around it',
      every,
    ],
    [
      '## A <Since v="4.5"/>\n\na <Until v="4.4">b</Until>',
      '3:3',
      'Range `<=4.4` holds in no version that shows what is around it',
      no,
    ],
    [
      'a <Since v="5">b <Since v="6">c</Since></Since>',
      '1:3',
      'Range `>=5` holds in no version that has the page',
      no,
    ],
  ])('is a problem: %s', (text, place, message, hint) => {
    expect(problemsOf(text)).toBe(said(place, message, hint));
  });

  test('counts the versions that have the page alone', () => {
    const since45 = sixteenVersions.slice(0, 9);
    expect(problemsOf('a <Since v="4.5">b</Since>', since45)).toBe(
      said('1:3', 'Range `>=4.5` holds in every version that has the page', every),
    );
  });
});

describe('what ranges leave empty', () => {
  const where = 'in v2–v4.4 (7 of 16 versions)';

  test.each([
    ['- <Since v="4.5"/> a', '1:1', 'List is left without items', 'list'],
    ['| a |\n|---|\n| <Since v="4.5"/> b |', '1:1', 'Table is left without rows', 'table'],
    [
      '<Tabs>\n<Since v="4.5">\n<TabItem value="a">\na\n</TabItem>\n</Since>\n</Tabs>',
      '1:1',
      '`<Tabs>` is left without tabs',
      '`<Tabs>`',
    ],
    [
      '<Tabs>\n<TabItem value="a">\n<Since v="4.5">\na\n</Since>\n</TabItem>\n</Tabs>',
      '2:1',
      '`<TabItem>` is left without content',
      '`<TabItem>`',
    ],
  ])('is a problem of the versions concerned: %s', (text, place, message, whole) => {
    expect(problemsOf(text)).toBe(
      said(place, `${message} ${where}`, `put the whole ${whole} into the range.`),
    );
  });

  test('is a problem for a heading, whose section would stay', () => {
    expect(problemsOf('## <Since v="4.5">A</Since>\n\na')).toBe(
      said(
        '1:1',
        `Heading is left without text ${where}`,
        'write the range as a marker, `## Title <Since v="4.5"/>`: it applies to the whole section.',
      ),
    );
  });

  test('is none where the author wrote it empty', () => {
    expect(problemsOf('| a |\n|---|\n\n<Tabs></Tabs>')).toBe(none);
  });
});

describe('a reference without a definition', () => {
  const hint =
    'its definition stands in a range or a section that is not shown there: move it out.';

  test('is a problem of the versions that do not show the definition', () => {
    expect(problemsOf('a[^1]\n\n## B <Since v="4.5"/>\n\n[^1]: c')).toBe(
      said('1:2', 'Footnote `[^1]` has no definition in v2–v4.4 (7 of 16 versions)', hint),
    );
    expect(problemsOf('[a][b]\n\n<Until v="4.4">\n\n[b]: https://example.com\n\n</Until>')).toBe(
      said('1:1', 'Link reference `[b]` has no definition in v4.5–next (9 of 16 versions)', hint),
    );
  });

  test('anywhere is a problem of the page', () => {
    expect(problemsOf('a **b**\nc[^1]')).toBe(
      said(
        '2:2',
        'Footnote `[^1]` has no definition',
        'add a line `[^1]: text`, or write `\\[` for a bracket.',
      ),
    );
    expect(problemsOf('a [b][c]')).toBe(
      said(
        '1:3',
        'Link reference `[c]` has no definition',
        'add a line `[c]: address`, or write `\\[` for a bracket.',
      ),
    );
  });

  test('is none when its bracket is escaped', () => {
    expect(problemsOf('a \\[^1] `[^2]`')).toBe(none);
  });
});

describe('two headings with the same id', () => {
  test('are a problem of the versions that show both', () => {
    expect(problemsOf('## Use it\n\na\n\n## Use `it` <Since v="4.5"/>\n\nb')).toBe(
      said(
        '5:1',
        'Heading `Use it` gets the id `use-it`, as the heading on line 1 does in v4.5–next (9 of 16 versions)',
        'give it an id of its own: `Use it {#another-id}`.',
      ),
    );
  });

  test('are a problem when one of the ids is written', () => {
    expect(problemsOf('## Use\n\na\n\n## B {#use}\n\nb')).toBe(
      said(
        '5:1',
        'Heading `B` gets the id `use`, as the heading on line 1 does',
        'give it an id of its own: `B {#another-id}`.',
      ),
    );
  });

  test('are fine when no version shows both, or one has an id of its own', () => {
    expect(problemsOf('## A <Since v="4.5"/>\n\na\n\n## A <Until v="4.4"/>\n\nb')).toBe(none);
    expect(problemsOf('## A\n\na\n\n## A {#a-again}\n\nb')).toBe(none);
  });
});
