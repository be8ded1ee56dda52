import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { CompileContext, CompileTask } from './compile-page.ts';
import type { FrameRequest } from './frame-request.ts';

/** Worker threads that compile and render; each keeps its highlighter for all its tasks. */
export interface Workers {
  compile(task: CompileTask, context: CompileContext): Promise<CompiledPage>;
  renderFrames(request: FrameRequest): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts worker threads on first use. `file` is the bundle of `worker.ts`. */
export function openWorkers(file: string): Workers {
  const pool = new Tinypool({
    filename: file,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(availableParallelism(), 8)),
    isolateWorkers: false,
  });
  return {
    compile: (task, context) => pool.run({ task, context }, { name: 'compile' }),
    renderFrames: request => pool.run(request, { name: 'renderFrames' }),
    close: () => pool.destroy(),
  };
}
