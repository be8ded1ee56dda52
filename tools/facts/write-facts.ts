import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiFile } from '../../src/model/api.ts';
import { readToolchains } from '../toolchain-releases.ts';
import { formatFacts } from './format-facts.ts';
import { mergeSnapshots } from './merge-snapshots.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** Reads the facts out of all toolchains and writes them to `content/api`; returns the files and their sizes. */
export async function writeFacts(root: string): Promise<Readonly<Record<string, number>>> {
  const snapshots: Snapshot[] = [];
  for (const toolchain of readToolchains(root)) snapshots.push(await readSnapshot(toolchain));
  return writeFiles(path.join(root, 'content/api'), mergeSnapshots(snapshots));
}

function writeFiles(
  folder: string,
  files: Readonly<Record<string, ApiFile>>,
): Record<string, number> {
  mkdirSync(folder, { recursive: true });
  const texts = Object.entries(files).map(
    ([name, file]) => [`${name}.json`, formatFacts(file)] as const,
  );
  const written = new Set<string>(texts.map(([name]) => name));
  for (const name of readdirSync(folder))
    if (name.endsWith('.json') && !written.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of texts) writeFileSync(path.join(folder, name), text);
  return Object.fromEntries(texts.map(([name, text]) => [name, Buffer.byteLength(text)]));
}
