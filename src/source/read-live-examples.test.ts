import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblems } from '../model/format-problems.ts';
import { hashSources } from './example-hash.ts';
import { readLiveExamples } from './read-live-examples.ts';

const scratch = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function writeSite(text: string, compiledFrom: string): string {
  const folder = join(scratch, 'content/examples');
  mkdirSync(join(folder, 'boat'), { recursive: true });
  mkdirSync(join(folder, 'compiled'), { recursive: true });
  writeFileSync(join(folder, 'boat/boat.tsx'), text);
  const sources = hashSources([{ name: 'boat.tsx', text: compiledFrom }]);
  const boat = { title: 'a boat', document: 'boat.1.html', releases: ['4.12.6'], sources };
  writeFileSync(join(folder, 'compiled/examples.json'), JSON.stringify({ boat }));
  writeFileSync(join(folder, 'compiled/boat.1.html'), 'frame');
  return scratch;
}

test('an example comes with its sources, and its frame with its name', () => {
  const { examples, frames, problems } = readLiveExamples(writeSite('x', 'x'));
  expect(examples.boat?.files).toEqual([{ name: 'boat.tsx', text: 'x' }]);
  expect(frames.map(({ path }) => path)).toEqual(['compiled/boat.1.html']);
  expect(problems).toEqual([]);
});

test('an example that was changed after it was compiled is a problem', () => {
  const { problems } = readLiveExamples(writeSite('new', 'old'));
  expect(formatProblems(problems, [])).toBe(`content/examples/boat:1:1  error
  The live example \`boat\` has changed since it was compiled.
  Hint: run \`npm run examples\` and commit what it writes.

1 error, 0 warnings.`);
});

test('the examples of this site are compiled from their sources as they are', () => {
  const { examples, problems } = readLiveExamples(join(import.meta.dirname, '../..'));
  expect(problems).toEqual([]);
  expect(Object.keys(examples)).toContain('clock');
});
