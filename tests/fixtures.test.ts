/**
 * Whole builds of small sites, each named after its point: what an author sees, to the letter.
 * Each site keeps it in `expected.txt`; a build that prints an error must not leave anything behind.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const fixtures = join(import.meta.dirname, 'fixtures');
const scratch = await mkdtemp(join(tmpdir(), 'docs-fixtures-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Runs the build program on a site as `npm run build` does. */
function build(site: string, out: string): Promise<{ code: number; stderr: string }> {
  const program = join(import.meta.dirname, '../scripts/build.mjs');
  const args = [program, '--root', join(fixtures, site), '--out', out];
  return new Promise(resolve => {
    execFile(process.execPath, args, (error, _stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stderr });
    });
  });
}

const sites = readdirSync(fixtures).filter(site => site !== 'whole');

describe.each(sites)('the site "%s"', site => {
  test('is told what to mend, and only an error fails its build', { timeout: 60_000 }, async () => {
    const out = join(scratch, site);
    const { code, stderr } = await build(site, out);
    await expect(stderr).toMatchFileSnapshot(join(fixtures, site, 'expected.txt'));
    expect(code).toBe(/^\S+ {2}error$/m.test(stderr) ? 1 : 0);
    expect(existsSync(out)).toBe(code === 0);
  });
});

describe('a sound site', () => {
  const [first, second] = [join(scratch, 'first'), join(scratch, 'second')];

  test('is built twice to the same bytes', { timeout: 60_000 }, async () => {
    expect(await build('whole', first)).toEqual({ code: 0, stderr: '' });
    expect(await build('whole', second)).toEqual({ code: 0, stderr: '' });
    const files = listFiles(first);
    expect(listFiles(second)).toEqual(files);
    for (const file of files) {
      expect(await readFile(join(second, file))).toEqual(await readFile(join(first, file)));
    }
  });

  test('keeps the previous output when the next build fails', { timeout: 60_000 }, async () => {
    const before = listFiles(first);
    expect((await build('broken-link', first)).code).toBe(1);
    expect(listFiles(first)).toEqual(before);
  });

  test('has an article for each different text and a document for each page and version', () => {
    const files = listFiles(first);
    const articles = files.filter(file => file.startsWith('docs/_/article/'));
    // The landing, "to" and "hidden" are the same in all three versions, "from" makes two texts.
    expect(articles).toHaveLength(5);
    expect(files.filter(file => /^docs\/(v1\/|next\/)?from\.html$/.test(file))).toHaveLength(3);
  });

  test('has every page of every version as Markdown, and a list of them for each version', async () => {
    const files = listFiles(first);
    const documents = files.filter(
      file => file.endsWith('.html') && !/(404|search)\.html$/.test(file),
    );
    expect(files.filter(file => file.endsWith('.md'))).toEqual(
      documents.map(file => file.replace(/html$/, 'md')),
    );
    expect(await readFile(join(first, 'docs/v1/from.md'), 'utf8')).toBe(
      '# From\n\nA fixture.\n\n> Fixture v1, release 1.4.2: <https://example.org/docs/v1/from>\n\n## First\n\nText of 1.4.2.\n',
    );
    expect(await readFile(join(first, 'docs/v1/llms.txt'), 'utf8')).toContain(
      '- [From](https://example.org/docs/v1/from.md): A fixture.',
    );
  });

  test('leaves unlisted pages out of the sitemap', async () => {
    const sitemap = await readFile(join(first, 'docs/sitemap.xml'), 'utf8');
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://example.org/docs/',
      'https://example.org/docs/from',
      'https://example.org/docs/to',
    ]);
  });
});

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
