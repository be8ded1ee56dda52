import { mkdirSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from './output-file.ts';

/**
 * Writes a whole site beside the folder that holds the previous one and puts it in its place only
 * when it is complete: a failing or interrupted build leaves the previous site whole.
 */
export async function writeOutput(folder: string, files: readonly OutputFile[]): Promise<void> {
  const [incoming, outgoing] = [`${folder}.incoming`, `${folder}.outgoing`];
  await rm(incoming, { recursive: true, force: true });
  writeFiles(incoming, files);
  await rm(outgoing, { recursive: true, force: true });
  await rename(folder, outgoing).catch(ignoreMissing);
  await rename(incoming, folder);
  await rm(outgoing, { recursive: true, force: true });
}

function writeFiles(folder: string, files: readonly OutputFile[]): void {
  const made = new Set<string>();
  for (const { path, contents } of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, contents);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
