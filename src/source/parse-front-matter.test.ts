import { describe, expect, test } from 'vitest';
import { pageFromText, problemsToText } from './page-from-text.ts';
import { parseFrontMatter } from './parse-front-matter.ts';

const lines = (...all: readonly string[]): string => all.join('\n');
const parse = (text: string) => parseFrontMatter(pageFromText(text));
const needed = 'title: Events\ndescription: What they are';
const problemsOf = (yaml: string): string => problemsToText(parse(`---\n${yaml}\n---\n`).problems);
const said = (place: string, message: string, hint: string): string =>
  `content/pages/page.mdx:${place}  error\n  ${message}.\n  Hint: ${hint}\n\n1 error, 0 warnings.`;

test('front matter is what the page says, with defaults', () => {
  const text = lines('---', needed, 'category: { "<3": A, ">=3": B }', '---', '', 'a {broken');
  expect(parse(text)).toEqual({
    problems: [],
    frontMatter: {
      title: 'Events',
      description: 'What they are',
      category: { '<3': 'A', '>=3': 'B' },
      unlisted: false,
      draft: false,
      tags: [],
      layout: 'doc',
    },
  });
});

test('all problems are told at once, each at its place', () => {
  const text = lines(
    '---',
    'titel: A',
    'versions: 4.10',
    'label: { 4.10: a, ">=old": b, ">=4.11": 3 }',
    'tags: [a, 1]',
    '---',
  );
  const { problems, frontMatter } = parse(text);
  expect(frontMatter).toBeUndefined();
  expect(problemsToText(problems)).toBe(`content/pages/page.mdx:1:1  error
  Front matter has no \`title\`.
  Hint: add a line \`title: …\`; every page has a title and a description.

content/pages/page.mdx:1:1  error
  Front matter has no \`description\`.
  Hint: add a line \`description: …\`; every page has a title and a description.

content/pages/page.mdx:2:1  error
  Front matter has no key \`titel\`.
  Hint: did you mean \`title\`?

content/pages/page.mdx:3:11  error
  \`versions\` is a number.
  Hint: put it in quotes, \`"4.10"\`, since YAML reads 4.10 as 4.1.

content/pages/page.mdx:4:10  error
  Range \`4.10\` is a number.
  Hint: put it in quotes, \`"4.10"\`, since YAML reads 4.10 as 4.1.

content/pages/page.mdx:4:19  error
  \`>=old\` is no version range.
  Hint: write for example \`">=4.5"\` or \`">=4.1 <4.10"\`.

content/pages/page.mdx:4:41  error
  \`label\` is a number.
  Hint: put it in quotes, \`"3"\`, since YAML reads 4.10 as 4.1.

content/pages/page.mdx:5:11  error
  \`tags\` is a number.
  Hint: put it in quotes, \`"1"\`, since YAML reads 4.10 as 4.1.

8 errors, 0 warnings.`);
});

describe('a key with a wrong value is a problem', () => {
  test.each([
    [
      'description: What',
      'title:',
      '2:7',
      '`title` has no value',
      'write it behind the colon, or take the line out.',
    ],
    [
      'description: What',
      'title: ""',
      '2:8',
      '`title` is empty',
      'write it behind the colon, or take the line out.',
    ],
    [
      'description: What',
      'title: true',
      '2:8',
      '`title` is `true`, not text',
      'write a text, in quotes if it holds anything but words.',
    ],
    [
      'description: What',
      'title: [a]',
      '2:8',
      '`title` is a list, not text',
      'write a text, or a text for each range: `{ "<4": …, ">=4": … }`.',
    ],
    [
      needed,
      'versions: ">=old"',
      '2:11',
      '`>=old` is no version range',
      'write for example `">=4.5"` or `">=4.1 <4.10"`.',
    ],
    [needed, 'draft: yes', '2:8', '`draft` is neither true nor false', 'write `true` or `false`.'],
    [needed, 'tags: forms', '2:7', '`tags` is no list', 'write for example `tags: [forms]`.'],
    [
      needed,
      'toc: 3',
      '2:6',
      '`toc` is no pair of heading levels',
      'write for example `toc: { minHeadingLevel: 2, maxHeadingLevel: 4 }`.',
    ],
    [
      needed,
      'toc: { minHeadingLevel: 1 }',
      '2:25',
      '`toc.minHeadingLevel` is no heading level',
      'write a whole number from 2 to 6.',
    ],
    [
      needed,
      'toc: { min: 2 }',
      '2:8',
      '`toc` has no key `min`',
      'valid names: `minHeadingLevel`, `maxHeadingLevel`.',
    ],
  ])('%s', (others, line, place, message, hint) => {
    expect(problemsOf(`${line}\n${others}`)).toBe(said(place, message, hint));
  });
});

describe('a page without readable front matter is a problem', () => {
  const hint =
    'begin it with a line `---`, lines `title: …` and `description: …`, and a line `---`.';

  test.each([
    ['none', 'A text'],
    ['an unclosed block', '---\ntitle: a\n'],
    ['an empty block', '---\n---\n'],
    ['a text', '---\nhello\n---\n'],
  ])('%s', (_, text) => {
    const { problems } = parse(text);
    expect(problemsToText(problems)).toBe(said('1:1', 'Page has no front matter', hint));
  });

  test('broken YAML', () => {
    const message =
      'Front matter is no valid YAML: Nested mappings are not allowed in compact mappings';
    expect(problemsOf('title: a: b\ndescription: c')).toBe(
      said('2:8', message, 'put a value in quotes when it holds a colon, a `#` or a quote.'),
    );
  });

  test('a key that is there twice', () => {
    expect(problemsOf(`${needed}\ntitle: b`)).toBe(
      said(
        '4:1',
        'Front matter is no valid YAML: Map keys must be unique',
        'put a value in quotes when it holds a colon, a `#` or a quote.',
      ),
    );
  });
});
