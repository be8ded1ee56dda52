import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the content that is not a page: an image, a favicon. */
export interface AssetFile {
  /** Path from the folder that was read, with forward slashes. */
  readonly path: string;
  readonly contents: Uint8Array;
}

/** All files below a folder, sorted by path; none when there is no such folder. */
export function readFiles(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): readonly AssetFile[] {
  return listFiles(folder)
    .filter(isWanted)
    .sort()
    .map(path => ({ path, contents: readFileSync(join(folder, path)) }));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
