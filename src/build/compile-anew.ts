import type { CompiledPage } from '../model/compiled-page.ts';
import type { CompileContext, CompileTask } from './compile-page.ts';
import type { Compiler } from './compile-pages.ts';
import { keepSamples, readSamples } from './known-samples.ts';

/**
 * Compiles a page that has changed. The samples that it had before are known, since most edits
 * leave them alone and the highlighter takes long to get warm.
 */
export async function compileAnew(
  task: CompileTask,
  context: CompileContext,
  compiler: Compiler,
): Promise<CompiledPage> {
  const { file } = task.page;
  const known = readSamples(file, compiler);
  const { result, samples } = await compiler.workers.compile({ task, context, known });
  keepSamples(file, samples, compiler);
  return result;
}
