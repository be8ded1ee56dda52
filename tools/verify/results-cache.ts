import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './project.ts';

/** The first letters of a hash of values that JSON can hold. */
export const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 24);

/** Findings kept on disk by the hash of all that they follow from; a damaged file counts as missing. */
export interface ResultsCache {
  read(key: string): readonly Finding[] | undefined;
  write(key: string, findings: readonly Finding[]): void;
  /** Drops what nothing asked for. */
  keepOnly(keys: readonly string[]): void;
}

/** A cache in one folder. */
export function openResultsCache(folder: string): ResultsCache {
  mkdirSync(folder, { recursive: true });
  const pathOf = (key: string) => path.join(folder, `${key}.json`);
  return {
    read: key => readEntry(pathOf(key)),
    write(key, findings) {
      const unfinished = `${pathOf(key)}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify({ findings, sum: hashOf(findings) }));
      renameSync(unfinished, pathOf(key));
    },
    keepOnly(keys) {
      const kept = new Set(keys.map(key => `${key}.json`));
      for (const name of readdirSync(folder))
        if (!kept.has(name)) rmSync(path.join(folder, name), { force: true });
    },
  };
}

function readEntry(file: string): readonly Finding[] | undefined {
  try {
    const { findings, sum } = JSON.parse(readFileSync(file, 'utf8'));
    return sum === hashOf(findings) ? findings : undefined;
  } catch {
    return undefined;
  }
}
