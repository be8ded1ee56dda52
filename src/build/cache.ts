import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Values kept on disk under the hash of all that they were made from. A file that is damaged is
 * noticed by its checksum and counts as missing.
 */
export interface Cache {
  read<T>(key: string): T | undefined;
  write(key: string, value: unknown): void;
}

const day = 24 * 60 * 60 * 1000;

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

/** How much a cache may keep. */
export interface CacheLimits {
  readonly days: number;
  readonly bytes: number;
}

/** Deletes what has not been used for long, and the longest unused beyond a number of bytes. */
export function pruneCache(folder: string, limits: CacheLimits): void {
  const oldest = Date.now() - limits.days * day;
  let kept = 0;
  for (const { path, size, used } of listByUse(folder)) {
    kept += size;
    if (used < oldest || kept > limits.bytes) rmSync(path, { force: true });
  }
}

/** The files of a folder, the one that was used last first. */
const listByUse = (folder: string) =>
  readdirSync(folder)
    .flatMap(name => {
      const path = join(folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, size: stat.size, used: stat.mtimeMs }] : [];
    })
    .sort((a, b) => b.used - a.used);

function readChecked(path: string): unknown {
  try {
    const [sum = '', text = ''] = splitOnce(readFileSync(path, 'utf8'));
    if (sum !== checksum(text)) return undefined;
    keepUsed(path);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The time of its last change says when a file was last used, to the day. */
function keepUsed(path: string): void {
  const now = Date.now();
  if (now - statSync(path).mtimeMs > day) utimesSync(path, now / 1000, now / 1000);
}

function splitOnce(contents: string): readonly [string, string] {
  const end = contents.indexOf('\n');
  return [contents.slice(0, end), contents.slice(end + 1)];
}

const checksum = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);
