import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { root } from './root.mjs';

// A small nursery: nearly all that a build makes lives shortly, and a large one costs 100 MB of memory.
const nodeFlags = ['--max-semi-space-size=4'];

/** Runs a program of the bundle in a process of its own; gives its exit code. */
export async function runProgram(name, args = []) {
  const folder = await bundleOrExit(name);
  const child = spawn(process.execPath, [...nodeFlags, join(folder, `${name}.js`), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = signal => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const code = await new Promise(resolve => {
    child.on('exit', (status, signal) => resolve(signal ? 1 : status));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return code;
}

/** Runs a program of the bundle in this process. */
export async function importProgram(name) {
  const folder = await bundleOrExit(name);
  process.env.NODE_ENV = 'production';
  process.chdir(root);
  await import(pathToFileURL(join(folder, `${name}.js`)).href);
}

async function bundleOrExit(name) {
  try {
    return await bundleProgram(name);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
