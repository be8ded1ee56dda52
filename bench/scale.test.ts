/** What a site's size may cost, as counts of files and bytes; times are for `npm run bench` to print. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpusOf, replacedSite } from './corpus.ts';
import { writeCorpus } from './write-corpus.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-scale-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files of a built site, by their paths. */
async function build(versions: number): Promise<ReadonlyMap<string, string>> {
  const [root, out] = [join(folder, `site-${versions}`), join(folder, `dist-${versions}`)];
  writeCorpus(root, { pages: 5, versions, texts: 12 });
  const program = join(import.meta.dirname, '../scripts/build.mjs');
  const options = ['--root', root, '--out', out, '--cache', join(folder, 'cache')];
  await promisify(execFile)(process.execPath, [program, ...options]);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(out.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

let few: ReadonlyMap<string, string>;
let many: ReadonlyMap<string, string>;
beforeAll(async () => {
  few = await build(4);
  many = await build(9);
}, 180_000);

const named = (files: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...files].filter(([path]) => pattern.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));

describe('versions without new text', () => {
  test('add no article', () => {
    // Twelve texts, and the landing.
    expect(named(few, /\/_\/article\//)).toHaveLength(13);
    expect(named(many, /\/_\/article\//)).toEqual(named(few, /\/_\/article\//));
  });

  test('change no byte of what a first page loads beside its document', () => {
    const assets = named(few, /\/_\/assets\/.*\.js$/);
    expect(assets.length).toBeGreaterThan(0);
    expect(named(many, /\/_\/assets\/.*\.js$/)).toEqual(assets);
  });

  test('add their documents and one manifest each', () => {
    const added = [...many.keys()].filter(path => !few.has(path) && !path.includes('/_/'));
    const pages = added.filter(path => path.endsWith('.html'));
    // Of each of five versions: five pages and the landing.
    expect(pages).toHaveLength(30);
    expect(named(many, /\/_\/version\//)).toHaveLength(9);
  });

  test('lengthen a document by their links alone', () => {
    const lengthOf = (files: typeof few) => files.get('docs/v3/page-1.html')?.length ?? 0;
    expect((lengthOf(many) - lengthOf(few)) / 5).toBeLessThan(200);
  });
});

test('the corpus is the same each time, and as large as it says', () => {
  const files = corpusOf(replacedSite);
  expect(files).toEqual(corpusOf(replacedSite));
  const pages = files.filter(({ path }) => /\/page-\d+\.mdx$/.test(path));
  expect(pages).toHaveLength(74);
  for (const { text } of pages) expect(text.match(/^```\w/gm)).toHaveLength(7);
});
