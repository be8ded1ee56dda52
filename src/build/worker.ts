/**
 * What worker threads do: compile pages and render frames. Each export is a task; arguments and
 * results are plain data.
 */
import type { CompiledPage } from '../model/compiled-page.ts';
import { type KnownSamples, withKnownSamples } from '../render/code/tokenize.ts';
import { type CompileContext, type CompileTask, compilePage } from './compile-page.ts';

/** A page to compile, with the samples that it had before. */
export interface CompileRequest {
  readonly task: CompileTask;
  readonly context: CompileContext;
  readonly known: KnownSamples;
}

export interface CompileAnswer {
  readonly result: CompiledPage;
  /** The samples that it has now. */
  readonly samples: KnownSamples;
}

/** Compiles one page for all its versions. */
export const compile = ({ task, context, known }: CompileRequest): CompileAnswer =>
  withKnownSamples(known, () => compilePage(task, context));

export { renderFrames } from './render-frames.ts';
