import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cutVersion } from './cut-version.ts';
import { printDecisions } from './describe-cut.ts';

const versions = `/** From the newest to the oldest. */
export default {
  latest: 'v4.12',
  versions: [
    // What is not released yet.
    { name: 'next', release: '4.13.0', released: '2024-03-18', support: 'preview' },
    { name: 'v4.12', release: '4.12.6', released: '2024-03-11', support: 'active' }, // patched
    { name: 'v3', release: '3.4.2' },
  ],
};
`;
const redirects = `export default {
  pages: { intro: 'plain' },
  versions: {
    // Short names.
    v4: 'v4.12',
    'v4.12.1': 'v4.12',
    'v4.13': 'next',
    'v3.1': 'v3',
  },
};
`;
const page = (head: string, text: string) =>
  `---\ntitle: Page\ndescription: A page.\n${head}---\n\n${text}\n`;
const files = {
  'site.config.ts': `export default {
  title: 'Fixture', url: 'https://example.org', baseUrl: '/docs/',
  themeConfig: { navbar: { logo: { alt: 'F', src: 'logo.svg', width: 96, height: 20 } } },
};`,
  'content/versions.ts': versions,
  'content/sidebar.ts': 'export default [];',
  'content/redirects.ts': redirects,
  'content/pages/plain.mdx': page(
    '',
    'Text. <Since v="4">Four.</Since>\n\n<Since v="4.13">\n\nNew.\n\n</Since>',
  ),
  'content/pages/next-only.mdx': page('versions: ">=4.13"\n', 'Text of %release%.'),
  'content/pages/later.mdx': page(
    '',
    '```ts since=4.14\nlet a;\n```\n\n<Until v="4.12">Old.</Until>',
  ),
};
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cut-'));
  for (const [path, text] of Object.entries(files)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('cutting a version', () => {
  test('adds it as the latest and keeps how the files are written', async () => {
    await cutVersion(root, { name: 'v4.13' });
    expect(read('content/versions.ts')).toBe(`/** From the newest to the oldest. */
export default {
  latest: 'v4.13',
  versions: [
    // What is not released yet.
    { name: 'next', release: '4.14.0', support: 'preview' },
    { name: 'v4.13', release: '4.13.0', released: '2024-03-18', support: 'active' },
    { name: 'v4.12', release: '4.12.6', released: '2024-03-11', support: 'active' }, // patched
    { name: 'v3', release: '3.4.2' },
  ],
};
`);
  });

  test('moves the old names that stood for the latest, and drops the one that is taken', async () => {
    await cutVersion(root, { name: 'v4.13' });
    expect(read('content/redirects.ts')).toBe(`export default {
  pages: { intro: 'plain' },
  versions: {
    // Short names.
    v4: 'v4.13',
    'v4.12.1': 'v4.12',
    'v3.1': 'v3',
  },
};
`);
  });

  test('says what a maintainer has to decide', async () => {
    const { after, report } = await cutVersion(root, { name: 'v4.13' });
    expect(
      printDecisions(report, after),
    ).toBe(`Begins with v4.13. Was it released? What was not belongs to next alone: write \`>=4.14\` there.
  content/pages/next-only.mdx:4  >=4.13
  content/pages/plain.mdx:8  >=4.13

In next alone, as before.
  content/pages/later.mdx:6  >=4.14

Ended before v4.13. Is it gone there too?
  content/pages/later.mdx:10  <=4.12

Reads otherwise in next, which documents 4.14.0 now.
  later

1 open-ended range in 1 page holds in v4.13 as it did before it.`);
  });

  test('works a second time on what the first one left', async () => {
    await cutVersion(root, { name: 'v4.13' });
    const { after } = await cutVersion(root, {
      name: 'v4.14',
      release: '4.14.2',
      released: '2024-05-01',
      next: '5.0.0',
    });
    expect(after).toEqual({
      latest: 'v4.14',
      versions: [
        { name: 'next', release: '5.0.0', support: 'preview' },
        { name: 'v4.14', release: '4.14.2', released: '2024-05-01', support: 'active' },
        { name: 'v4.13', release: '4.13.0', released: '2024-03-18', support: 'active' },
        { name: 'v4.12', release: '4.12.6', released: '2024-03-11', support: 'active' },
        { name: 'v3', release: '3.4.2' },
      ],
    });
    expect(read('content/redirects.ts')).toContain("v4: 'v4.14'");
  });
});

describe('a cut that cannot be made changes nothing and says why', () => {
  test.each([
    [{ name: 'v4.12' }, 'There is a version "v4.12" already.'],
    [{ name: '4.13' }, '"4.13" is no name of a version; write for example v4.13.'],
    [{ name: 'v4.14' }, 'v4.14 cannot document 4.13.0, which is a release of another version.'],
    [
      { name: 'v4.11', release: '4.11.0' },
      '4.11.0 is not later than 4.12.6, which v4.12 documents.',
    ],
    [
      { name: 'v4.13', next: '4.13.0' },
      'The version "next" cannot document 4.13.0, which is not later than 4.13.0.',
    ],
  ])('%j', async (request, message) => {
    await expect(cutVersion(root, request)).rejects.toThrow(message);
    expect(read('content/versions.ts')).toBe(versions);
    expect(read('content/redirects.ts')).toBe(redirects);
  });

  test('a list that is not written out', async () => {
    const text = `const old = [{ name: 'v3', release: '3.4.2' }];
export default { latest: 'v3', versions: old };
`;
    write('content/versions.ts', text);
    await expect(cutVersion(root, { name: 'v4', release: '4.0.0' })).rejects.toThrow(
      'content/versions.ts has no `latest` and no list of `versions` to edit.',
    );
    expect(read('content/versions.ts')).toBe(text);
  });
});
