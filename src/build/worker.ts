/**
 * What worker threads do: compile pages and render frames. Each export is a task; arguments and
 * results are plain data.
 */
import type { CompiledPage } from '../model/compiled-page.ts';
import { type CompileContext, type CompileTask, compilePage } from './compile-page.ts';

/** Compiles one page for all its versions. */
export const compile = ({
  task,
  context,
}: {
  task: CompileTask;
  context: CompileContext;
}): CompiledPage => compilePage(task, context);

export { renderFrames } from './render-frames.ts';
