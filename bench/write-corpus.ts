import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CorpusSize, corpusOf } from './corpus.ts';

/** Writes a made-up site into a folder, in place of what was there. */
export function writeCorpus(folder: string, size: CorpusSize): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of corpusOf(size)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
