import { parentPort, workerData } from 'node:worker_threads';
import type { Toolchain } from '../toolchain-releases.ts';
import type { Project } from './project.ts';
import type { SourceFiles } from './release-program.ts';
import { verifyRelease } from './verify-release.ts';

/** One release and the projects to verify with it. */
export interface ReleaseTask {
  readonly toolchain: Toolchain;
  readonly projects: readonly Project[];
}

const { root } = workerData as { root: string };
const sources: SourceFiles = new Map();

process.setMaxListeners(0);
parentPort?.on('message', async ({ toolchain, projects }: ReleaseTask) => {
  parentPort?.postMessage(await verifyRelease(projects, toolchain, { root, sources }));
});
