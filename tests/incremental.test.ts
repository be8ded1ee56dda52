/**
 * Builds with a cache are never wrong: whatever changes, the next build writes the very bytes that a
 * build without a cache writes.
 */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const here = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'docs-incremental-'));
const project = join(folder, 'project');
const site = join(project, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string): string => join(project, name);
const read = (name: string): string => readFileSync(path(name), 'utf8');

function write(name: string, contents: string): void {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), contents);
}

/** Replaces a text in a file of the copied project; the test is wrong when it is not there. */
function edit(name: string, from: string, to: string): void {
  const text = read(name);
  expect(text, name).toContain(from);
  write(name, text.replace(from, to));
}

/** Builds the copied site with a cache; gives its files, by their paths. */
async function build(cache: string): Promise<ReadonlyMap<string, string>> {
  const out = join(folder, `dist-of-${cache}`);
  const options = ['--root', site, '--out', out, '--cache', join(folder, cache)];
  await promisify(execFile)(process.execPath, [path('scripts/build.mjs'), ...options]);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  );
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map(file => [file.slice(out.length + 1), readFileSync(file, 'base64')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  const own = ['src', 'server', 'scripts', 'package.json', 'package-lock.json'];
  for (const name of own) cpSync(join(here, name), path(name), { recursive: true });
  cpSync(join(here, 'tests/fixtures/whole'), site, { recursive: true });
  symlinkSync(join(here, 'node_modules'), path('node_modules'));
  write('site/content/static/note.txt', 'First.');
  write('site/content/static/logo.svg', svg(96));
  write('site/content/pages/picture.svg', svg(10));
  const sample = '```tsx title="a.tsx"\nconst a = 1;\n```';
  const tabs = '<Tabs>\n<TabItem value="a" label="A">\n\nIn a tab.\n\n</TabItem>\n</Tabs>';
  write(
    'site/content/pages/to.mdx',
    `${read('site/content/pages/to.mdx')}\n![Picture](./picture.svg)\n\n${sample}\n\n${tabs}\n`,
  );
  before = await build('cache');
}, 180_000);

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10" viewBox="0 0 96 20"><path d="M0 0h${width}v9H0z"/></svg>`;

const edits: Readonly<Record<string, () => void>> = {
  'the text of a page': () => edit('site/content/pages/to.mdx', 'Text.', 'Other text.'),
  'a sample of a page': () => edit('site/content/pages/to.mdx', 'const a = 1', 'let a = "b"'),
  'titles and ranges of pages': () => {
    edit('site/content/pages/to.mdx', 'title: To', 'title: Toward');
    edit('site/content/pages/from.mdx', 'v="2"', 'v="3"');
  },
  'the number of pages': () =>
    write('site/content/pages/new.mdx', read('site/content/pages/hidden.mdx')),
  'an image': () => write('site/content/pages/picture.svg', svg(20)),
  'static files, of which documents hold one': () => {
    write('site/content/static/note.txt', 'Second.');
    write('site/content/static/logo.svg', svg(90));
  },
  'the configuration': () => {
    edit('site/site.config.ts', "title: 'Fixture'", "title: 'Fixtures', tagline: 'All'");
    edit('site/site.config.ts', 'navbar: {', "navbar: { title: 'Bar',");
  },
  'the list of versions': () =>
    edit(
      'site/content/versions.ts',
      "name: 'v1', release: '1.4.2'",
      "name: 'v1', release: '1.5.0', label: 'One'",
    ),
  'the sidebar and the redirects': () => {
    edit('site/content/sidebar.ts', "['from', 'to']", "['to', 'from']");
    write('site/content/redirects.ts', "export default { pages: { a: 'to' } };");
  },
  'the styles': () => edit('src/styles/tokens.css', ':root {', ':root {\n  --of-a-test: 1px;'),
  'the shell': () =>
    edit('src/shell/frame.tsx', 'Skip to main content', 'Skip to the main content'),
  'a component for authors': () =>
    edit('src/render/components/tabs.tsx', '<doc-tabs', '<doc-tabs data-of-a-test=""'),
};

test.each(Object.keys(edits))('after a change of %s', { timeout: 180_000 }, async name => {
  edits[name]?.();
  rmSync(join(folder, 'clean'), { recursive: true, force: true });
  const [after, clean] = await Promise.all([build('cache'), build('clean')]);
  expect(after).toEqual(clean);
  expect(after).not.toEqual(before);
  before = after;
});

test('a damaged cache is noticed', { timeout: 180_000 }, async () => {
  for (const kind of ['pages', 'frames', 'shell', 'modules', 'output']) {
    const cache = join(folder, 'cache', kind);
    expect(existsSync(cache), kind).toBe(true);
    for (const file of readdirSync(cache)) {
      const text = readFileSync(join(cache, file), 'utf8');
      writeFileSync(join(cache, file), text.replace(/e/g, 'o'));
    }
  }
  expect(await build('cache')).toEqual(before);
});

test('an edit of a page writes its own files and leaves those of others', async () => {
  const dist = join(folder, 'dist-of-cache');
  const states = (): ReadonlyMap<string, number> =>
    new Map(
      readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.(html|md)$/.test(file))
        .map(file => [file, statSync(join(dist, file)).ino]),
    );
  const old = states();
  appendFileSync(path('site/content/pages/from.mdx'), '\nOne more line.\n');
  before = await build('cache');
  const written = [...states()].filter(([file, inode]) => old.get(file) !== inode);
  const names = written.map(([file]) => file);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(file => !/(^|\/)from\.(html|md)$/.test(file))).toEqual([]);
}, 180_000);

test('a document that somebody has written over is made anew', { timeout: 180_000 }, async () => {
  const file = join(folder, 'dist-of-cache', 'docs/to.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Fixtures', 'Mixtures'));
  expect(await build('cache')).toEqual(before);
});
