import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openResultsCache } from './results-cache.ts';

const finding = { sample: 0, line: 1, column: 2, code: 'TS1', message: 'm' };

test('findings are kept until nothing asks for them, and damaged ones count as missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  const cache = openResultsCache(folder);
  expect(cache.read('a')).toBeUndefined();
  cache.write('a', [finding]);
  cache.write('b', []);
  expect([cache.read('a'), cache.read('b')]).toEqual([[finding], []]);
  writeFileSync(path.join(folder, 'a.json'), '{"findings":[],"sum":"x"}');
  expect(cache.read('a')).toBeUndefined();
  cache.keepOnly(['b']);
  expect(readdirSync(folder)).toEqual(['b.json']);
});
