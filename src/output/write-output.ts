import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile, SourcedFile } from './output-file.ts';
import type { OutputRecord, RecordedFile } from './output-record.ts';

/** What was written. */
export interface WrittenOutput {
  readonly files: number;
  readonly documents: number;
  readonly bytes: number;
  /** What those files were made from that say so: the next build need not make them again. */
  readonly record: OutputRecord;
}

/** Files as they are made. */
export type OutputFiles =
  | Iterable<OutputFile | SourcedFile>
  | AsyncIterable<OutputFile | SourcedFile>;

/**
 * Writes a whole site beside the folder that holds the previous one and puts it in its place only
 * when it is complete: a failing or interrupted build leaves the previous site whole.
 */
export async function writeOutput(folder: string, files: OutputFiles): Promise<WrittenOutput> {
  const [incoming, outgoing] = [`${folder}.incoming`, `${folder}.outgoing`];
  await rm(incoming, { recursive: true, force: true });
  const written = await writeFiles(incoming, folder, files);
  await rm(outgoing, { recursive: true, force: true });
  await rename(folder, outgoing).catch(ignoreMissing);
  await rename(incoming, folder);
  await rm(outgoing, { recursive: true, force: true });
  return written;
}

async function writeFiles(
  folder: string,
  previous: string,
  files: OutputFiles,
): Promise<WrittenOutput> {
  const made = new Set<string>();
  const counts = { files: 0, documents: 0, bytes: 0 };
  const record: Record<string, RecordedFile> = {};
  for await (const file of files) {
    const { path, contents } = file;
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (contents === undefined) keep(join(previous, path), target);
    // Taking over a file costs a fifth of writing it, and leaves it the time of its last change.
    else if (!takeOver(join(previous, path), target, contents)) writeFileSync(target, contents);
    counts.files += 1;
    counts.documents += path.endsWith('.html') ? 1 : 0;
    const stat = statSync(target);
    counts.bytes += stat.size;
    if ('source' in file)
      record[path] = { source: file.source, size: stat.size, time: stat.mtimeMs };
  }
  return { ...counts, record };
}

/** Links a file of the previous site, or copies it on a file system without links. */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
  }
}

/** Links a file of the previous site when it holds these very bytes. */
function takeOver(from: string, to: string, contents: string | Uint8Array): boolean {
  try {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const stat = lstatSync(from, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size !== bytes.length) return false;
    if (!readFileSync(from).equals(bytes)) return false;
    linkSync(from, to);
    return true;
  } catch {
    // A file system without links, or a file that nobody may read: it is written.
    return false;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
