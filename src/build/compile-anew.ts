import type { CompiledPage } from '../model/compiled-page.ts';
import type { KnownSamples } from '../render/code/tokenize.ts';
import { cacheKey } from './cache.ts';
import type { CompileContext, CompileTask } from './compile-page.ts';
import type { Compiler } from './compile-pages.ts';

/**
 * Compiles a page that has changed. The samples that it had before are known, since most edits
 * leave them alone and the highlighter takes long to get warm.
 */
export async function compileAnew(
  task: CompileTask,
  context: CompileContext,
  { cache, workers, pipeline }: Compiler,
): Promise<CompiledPage> {
  const key = cacheKey('samples', pipeline, task.page.file);
  const known = cache.read<KnownSamples>(key) ?? [];
  const { result, samples } = await workers.compile({ task, context, known });
  cache.write(key, samples);
  return result;
}
