import { ensureInstalled } from './install.mjs';
import { runNode } from './step.mjs';

ensureInstalled();
process.exitCode = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=deploy/vitest.config.ts',
]);
