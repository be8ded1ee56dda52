import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/model/format-problems.ts';
import { noSamples, sumCounts, unframedShare } from '../../src/model/verification.ts';
import { checkFreshness } from './check-freshness.ts';
import { countSamples } from './count-samples.ts';
import { formatTable } from './format-table.ts';
import { pageHash } from './page-hash.ts';
import { parseCode } from './read-page-code.ts';
import { sectionCounts } from './section-counts.ts';
import { updateVerification } from './verification-file.ts';
import { fence } from './verify-text.fixture.ts';

const versions = [
  { name: 'v4.12', release: '4.12.6' },
  { name: 'v4.4', release: '4.4.1' },
];

const page = (key: string, text: string, category = 'Components > Deep') =>
  parseCode(
    {
      key,
      file: `${key}.mdx`,
      text: `---\ntitle: T\ndescription: D.\ncategory: ${category}\n---\n${text}`,
    },
    versions,
  );

const sampled = page(
  'a',
  [
    fence('tsx', 'export const a = 1;'),
    fence('tsx since=4.5', 'export const b = 1;'),
    fence('tsx frame=member', 'a = 1;'),
    fence('ts fails=TS1', 'x'),
    fence('tsx frame=none why="x"', '…'),
    fence('json', '{}'),
    fence('css', 'a {}'),
  ].join('\n'),
);

const run = {
  tools: 't',
  releases: ['4.4.1', '4.12.6'],
  all: [sampled],
  verified: [sampled],
  passed: ['a'],
};
const before = { tools: '', releases: [], pages: {} };

describe('the counts of a page', () => {
  test('take each sample once, and each version that compiles it', () =>
    expect(countSamples(sampled)).toEqual({
      whole: 3,
      framed: 1,
      unframed: 1,
      failing: 1,
      other: 1,
      compilations: 7,
    }));

  test('are printed by section with a last line for all', () =>
    expect(
      formatTable(sectionCounts([sampled, page('b', fence('ts', 'x'), 'Guides')], countSamples)),
    ).toBe(
      `section     whole  framed  unframed  failing  other  compilations
Components      3       1         1        1      1             7
Guides          1       0         0        0      0             2
All             4       1         1        1      1             9
16.7 % of the samples that compilers could see are unframed.`,
    ));

  test('of nothing have no unframed share', () => {
    expect(unframedShare(noSamples)).toBe(0);
    expect(sumCounts([]).whole).toBe(0);
  });
});

describe('a verification', () => {
  test('is fresh while the code is the same, whatever the words around it', () => {
    const verification = updateVerification(before, run);
    const reworded = {
      ...page('a', `Other words.\n\n${sampled.text.split('---\n').at(-1)}`),
      key: 'a',
    };
    expect(pageHash(reworded)).toBe(pageHash(sampled));
    expect(checkFreshness([reworded], verification, 't')).toEqual([]);
  });

  test('is stale when code, tools or versions change', () => {
    const verification = updateVerification(before, run);
    const edited = page('a', sampled.text.split('---\n').at(-1)?.replace('a = 1', 'a = 2') ?? '');
    const other = page('b', 'Say `x`.');
    expect(
      formatProblems(checkFreshness([edited, other, page('c', 'No code.')], verification, 't'), []),
    ).toBe(`a.mdx:1:1  error
  The code of this page has changed since it was verified.
  Hint: run \`npm run verify\` and commit \`content/verification.json\`.

b.mdx:1:1  error
  The code of this page is not verified.
  Hint: run \`npm run verify\` and commit \`content/verification.json\`.

2 errors, 0 warnings.`);
    expect(
      formatProblems(checkFreshness([sampled], verification, 'u'), []),
    ).toBe(`content/verification.json:1:1  error
  The samples were verified with other facts, toolchains or verifying code than the present ones.
  Hint: run \`npm run verify\` and commit \`content/verification.json\`.

1 error, 0 warnings.`);
  });

  test('keeps pages that were not asked for, and drops those that fail', () => {
    const first = updateVerification(before, run);
    const b = page('b', 'Say `x`.');
    const both = updateVerification(first, {
      ...run,
      all: [sampled, b],
      verified: [b],
      passed: ['b'],
    });
    expect(Object.keys(both.pages)).toEqual(['a', 'b']);
    const failed = updateVerification(both, {
      ...run,
      all: [sampled, b],
      verified: [sampled],
      passed: [],
    });
    expect(Object.keys(failed.pages)).toEqual(['b']);
    const otherTools = updateVerification(both, {
      ...run,
      tools: 'u',
      all: [sampled, b],
      verified: [b],
      passed: ['b'],
    });
    expect(Object.keys(otherTools.pages)).toEqual(['b']);
  });
});

describe('a live example', () => {
  const withExample = (text: string) =>
    parseCode(
      {
        key: 'l',
        file: 'l.mdx',
        text: '---\ntitle: L\ndescription: L.\n---\n\n<LiveExample src="clock" />\n',
      },
      versions,
      { clock: { files: [{ name: 'live-clock.tsx', text }] } },
    );

  test('is a sample of the page that shows it', () =>
    expect(withExample('export const a = 1;').slices[0]?.samples).toMatchObject([
      {
        language: 'tsx',
        code: 'export const a = 1;',
        place: { file: 'content/examples/clock/live-clock.tsx', line: 1, column: 1 },
      },
    ]));

  test('has to be verified again when it changes', () =>
    expect(pageHash(withExample('export const a = 1;'))).not.toBe(
      pageHash(withExample('export const a = 2;')),
    ));
});
