import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  expect(await writeOutput(folder(), files)).toEqual({ files: 2, documents: 1, bytes: 5 });
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

test('leaves the previous site whole when the next one cannot be made', async () => {
  await writeOutput(folder(), [{ path: 'a.html', contents: 'first' }]);
  const failing = async function* () {
    yield { path: 'a.html', contents: 'second' };
    throw new Error('no more');
  };
  await expect(writeOutput(folder(), failing())).rejects.toThrow('no more');
  expect(read('a.html')).toBe('first');
});
