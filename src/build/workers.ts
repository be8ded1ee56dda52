import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { FrameRequest } from './frame-request.ts';
import type { CompileAnswer, CompileRequest } from './worker.ts';

/** Worker threads that compile and render; each keeps its highlighter for all its tasks. */
export interface Workers {
  compile(request: CompileRequest): Promise<CompileAnswer>;
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
    compile: request => pool.run(request, { name: 'compile' }),
    renderFrames: request => pool.run(request, { name: 'renderFrames' }),
    close: () => pool.destroy(),
  };
}
