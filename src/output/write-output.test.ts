import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptIn } from './output-record.ts';
import { writeOutput } from './write-output.ts';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

const folder = (): string => join(scratch, 'dist');
const read = (path: string): string => readFileSync(join(folder(), path), 'utf8');
const inode = (path: string): number => statSync(join(folder(), path)).ino;

test('counts what it writes', async () => {
  const files = [
    { path: 'docs/a.html', contents: 'ä' },
    { path: 'docs/_/b.json', contents: new Uint8Array([1, 2, 3]) },
  ];
  expect(await writeOutput(folder(), files)).toMatchObject({
    files: 2,
    documents: 1,
    bytes: 5,
  });
});

test('takes over files that stay the same, and only those', async () => {
  const first = [
    { path: 'same.html', contents: 'same' },
    { path: 'other.html', contents: 'old!' },
    { path: 'tampered.html', contents: 'mine' },
    { path: 'gone.html', contents: 'gone' },
  ];
  await writeOutput(folder(), first);
  const kept = inode('same.html');
  writeFileSync(join(folder(), 'tampered.html'), 'your');
  await writeOutput(folder(), [
    { path: 'same.html', contents: 'same' },
    { path: 'other.html', contents: 'new!' },
    { path: 'tampered.html', contents: 'mine' },
  ]);
  expect(inode('same.html')).toBe(kept);
  expect(['same.html', 'other.html', 'tampered.html'].map(read)).toEqual(['same', 'new!', 'mine']);
  expect(readdirSync(scratch)).toEqual(['dist']);
  expect(readdirSync(folder())).not.toContain('gone.html');
});

test('keeps a file that was made from the same and that nobody has touched', async () => {
  const names = ['kept.html', 'touched.html', 'other.html', 'gone.html'];
  const sourced = names.map(path => ({ path, source: `of ${path}` }));
  const { record } = await writeOutput(
    folder(),
    sourced.map(file => ({ ...file, contents: 'as made' })),
  );
  writeFileSync(join(folder(), 'touched.html'), 'as made?');
  rmSync(join(folder(), 'gone.html'));
  const [kept, touched, other, gone] = sourced.map(file =>
    file.path === 'other.html' ? { ...file, source: 'of something else' } : file,
  );
  const isKept = keptIn(folder(), record);
  expect([kept, touched, other, gone].map(file => file && isKept(file))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const next = await writeOutput(folder(), kept ? [kept] : []);
  expect(read('kept.html')).toBe('as made');
  expect(next.bytes).toBe(7);
  expect(keptIn(folder(), next.record)(kept ?? { path: '', source: '' })).toBe(true);
});

test('leaves the previous site whole when the next one cannot be made', async () => {
  await writeOutput(folder(), [{ path: 'a.html', contents: 'first' }]);
  const failing = async function* () {
    yield { path: 'a.html', contents: 'second' };
    throw new Error('no more');
  };
  await expect(writeOutput(folder(), failing())).rejects.toThrow('no more');
  expect(read('a.html')).toBe('first');
});
