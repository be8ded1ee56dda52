import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CorpusSize } from './corpus.ts';
import { countOutput, type OutputCount } from './count-output.ts';
import { measureNode, type Taken } from './measure-process.ts';
import { writeCorpus } from './write-corpus.ts';

/** What the builds of a made-up site took, and what came out. */
export interface CorpusBuilds {
  readonly cold: Taken;
  /** Nothing has changed since the last build. */
  readonly warm: Taken;
  /** One sentence was added to one page. */
  readonly edit: Taken;
  readonly output: OutputCount;
}

/** Builds a made-up site as `npm run build` does: with an empty cache, again, and after an edit. */
export async function buildCorpus(size: CorpusSize): Promise<CorpusBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  const [root, out, cache] = ['site', 'dist', 'cache'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const build = () =>
    measureNode(['scripts/build.mjs', '--root', root, '--out', out, '--cache', cache]);
  try {
    writeCorpus(root, size);
    const [cold, warm] = [await build(), await build()];
    appendFileSync(join(root, 'content/pages/part-1/page-1.mdx'), '\nOne more sentence.\n');
    const edit = await build();
    return { cold, warm, edit, output: countOutput(out) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
