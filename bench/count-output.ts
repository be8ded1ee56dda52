import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a built site consists of. */
export interface OutputCount {
  readonly files: number;
  readonly bytes: number;
  readonly documents: number;
  readonly articles: number;
  /** Of the script that every first page loads. */
  readonly entryBytes: number;
}

/** Counts the files of a built site. */
export function countOutput(folder: string): OutputCount {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  const sizeOf = (wanted: readonly string[]) =>
    wanted.reduce((sum, file) => sum + statSync(file).size, 0);
  return {
    files: files.length,
    bytes: sizeOf(files),
    documents: files.filter(file => file.endsWith('.html')).length,
    articles: files.filter(file => file.includes('/_/article/')).length,
    entryBytes: sizeOf(files.filter(file => /\/_\/assets\/entry\.[^/]+\.js$/.test(file))),
  };
}
