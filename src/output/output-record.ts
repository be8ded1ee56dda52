import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { IsKept } from './output-file.ts';

/** What the files of a written site were made from, by their paths. */
export type OutputRecord = Readonly<Record<string, RecordedFile>>;

/** A file as it was written. */
export interface RecordedFile {
  readonly source: string;
  readonly size: number;
  /** When the file was last changed, in milliseconds. */
  readonly time: number;
}

/** Tells which files of the site in a folder are still what a record says that they are. */
export const keptIn =
  (folder: string, record: OutputRecord): IsKept =>
  ({ path, source }) => {
    const known = Object.hasOwn(record, path) ? record[path] : undefined;
    if (known?.source !== source) return false;
    const now = lstatSync(join(folder, path), { throwIfNoEntry: false });
    return now?.isFile() === true && now.size === known.size && now.mtimeMs === known.time;
  };
