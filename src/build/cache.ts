import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Values kept on disk under the hash of all that they were made from. A file that is damaged is
 * noticed by its checksum and counts as missing.
 */
export interface Cache {
  read<T>(key: string): T | undefined;
  write(key: string, value: unknown): void;
}

/** A cache in one folder. */
export function openCache(folder: string): Cache {
  mkdirSync(folder, { recursive: true });
  const pathOf = (key: string) => join(folder, `${key}.json`);
  return {
    read: <T>(key: string) => readChecked(pathOf(key)) as T | undefined,
    write(key, value) {
      const text = JSON.stringify(value);
      const unfinished = `${pathOf(key)}.${process.pid}`;
      writeFileSync(unfinished, `${checksum(text)}\n${text}`);
      renameSync(unfinished, pathOf(key));
    },
  };
}

/** The name of a value: a hash of everything that can change it. */
export const cacheKey = (...parts: readonly unknown[]): string => checksum(JSON.stringify(parts));

function readChecked(path: string): unknown {
  try {
    const [sum = '', text = ''] = splitOnce(readFileSync(path, 'utf8'));
    return sum === checksum(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function splitOnce(contents: string): readonly [string, string] {
  const end = contents.indexOf('\n');
  return [contents.slice(0, end), contents.slice(end + 1)];
}

const checksum = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);
