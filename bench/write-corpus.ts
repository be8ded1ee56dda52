import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CorpusFile, type CorpusSize, corpusOf } from './corpus.ts';

/** Writes a made-up site into a folder, in place of what was there. */
export function writeCorpus(folder: string, size: CorpusSize): void {
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, corpusOf(size));
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: readonly CorpusFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
