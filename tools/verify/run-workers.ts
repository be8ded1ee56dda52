import { Worker } from 'node:worker_threads';
import type { Finding } from './project.ts';
import type { ReleaseTask } from './worker.ts';

type Findings = readonly (readonly Finding[])[];

/** At most two: each holds a compiler and its declarations in memory. */
const mostWorkers = 2;

/** Verifies releases side by side; the findings come in the order of the tasks. */
export async function runWorkers(
  tasks: readonly ReleaseTask[],
  script: URL,
  root: string,
): Promise<readonly Findings[]> {
  const results: Findings[] = [];
  const waiting = [...tasks.entries()];
  const workers = Array.from(
    { length: Math.min(mostWorkers, tasks.length) },
    () => new Worker(script, { workerData: { root } }),
  );
  try {
    await Promise.all(
      workers.map(async worker => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [index, task] = next;
          results[index] = await runTask(worker, task);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return results;
}

function runTask(worker: Worker, task: ReleaseTask): Promise<Findings> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners('message').removeAllListeners('error');
    worker.once('message', resolve).once('error', reject);
    worker.postMessage(task);
  });
}
