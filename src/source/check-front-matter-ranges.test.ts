import { expect, test } from 'vitest';
import { checkFrontMatterRanges } from './check-front-matter-ranges.ts';
import { pageFromText, problemsToText } from './page-from-text.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { sixteenVersions } from './sixteen-versions.ts';

function problemsOf(...lines: readonly string[]): string {
  const page = pageFromText(['---', 'description: d', ...lines, '---', ''].join('\n'));
  const { frontMatter, problems } = parseFrontMatter(page);
  if (!frontMatter) return problemsToText(problems);
  return problemsToText(checkFrontMatterRanges(page, frontMatter, sixteenVersions));
}

const said = (place: string, message: string, hint: string): string =>
  `content/pages/page.mdx:${place}  error\n  ${message}.\n  Hint: ${hint}\n\n1 error, 0 warnings.`;

test('ranges that hold once in each version of the page are fine', () => {
  expect(
    problemsOf('versions: ">=3"', 'title: { "<4": a, ">=4": b }', 'category: { "<4": a }'),
  ).toBe('0 errors, 0 warnings.');
});

test('a gap is a problem of the versions in it', () => {
  expect(problemsOf('title: { "<4": a, ">=4.2": b }')).toBe(
    said(
      '3:1',
      'No range of `title` holds in v4.0–v4.1 (2 of 16 versions)',
      'change the ranges so that exactly one holds in each version.',
    ),
  );
});

test('an overlap is a problem of the versions in it', () => {
  expect(problemsOf('title: { "<4.13": a, ">=4.12": b }')).toBe(
    said(
      '3:1',
      'Several ranges of `title` hold in v4.12 (1 of 16 versions)',
      'change the ranges so that exactly one holds in each version.',
    ),
  );
});

test('versions without the page do not count', () => {
  expect(problemsOf('title: { "<4": a, ">=4.2": b }', 'versions: "<4 || >=4.2"')).toBe(
    '0 errors, 0 warnings.',
  );
});

test.each([
  [
    ['versions: ">5"', 'title: a'],
    '3:11',
    'Range `>5` holds in no version of the site',
    'mend the range, or delete the page.',
  ],
  [
    ['versions: ">=2"', 'title: a'],
    '3:11',
    'Range `>=2` holds in every version of the site',
    'take the line out.',
  ],
  [['title: { "<2": a, ">=2 <9": b, ">=9": c }', 'versions: ">=3"'], '3:19', '', ''],
  [
    ['title: a', 'label: { ">=2": b }'],
    '4:10',
    'Range `>=2` holds in every version that has the page',
    'write the value without ranges: `label: …`.',
  ],
])('a range that holds nowhere or everywhere is a problem: %s', (lines, place, message, hint) => {
  if (message !== '') expect(problemsOf(...lines)).toBe(said(place, message, hint));
  else
    expect(problemsOf(...lines)).toBe(`content/pages/page.mdx:3:10  error
  Range \`<2\` holds in no version that has the page.
  Hint: mend the range, or take the line out.

content/pages/page.mdx:3:19  error
  Range \`>=2 <9\` holds in every version that has the page.
  Hint: write the value without ranges: \`title: …\`.

content/pages/page.mdx:3:32  error
  Range \`>=9\` holds in no version that has the page.
  Hint: mend the range, or take the line out.

3 errors, 0 warnings.`);
});
