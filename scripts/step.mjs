import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** What a step found: whether it went well, and how many tests it ran. */
/** @typedef {{ ok: boolean, passed?: number, failed?: number }} Outcome */

/** Runs steps one after the other, each with its time; a step whose `needs` failed is left out. */
export async function runSteps(steps) {
  const outcomes = new Map();
  for (const { name, needs = [], run } of steps) {
    const missing = needs.find(need => !outcomes.get(need)?.ok);
    if (missing) {
      console.log(`\n— ${name}: left out, since ${missing} failed`);
      outcomes.set(name, { ok: false, failed: 0 });
      continue;
    }
    console.log(`\n▸ ${name}`);
    const started = performance.now();
    const outcome = await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.ok ? '✓' : '✗'} ${name} (${seconds} s)`);
    outcomes.set(name, outcome);
  }
  return outcomes;
}

/** Ends the process with the plain line that says how many tests passed and failed. */
export function finish(outcomes) {
  const all = [...outcomes.values()];
  const passed = sum(all.map(outcome => outcome.passed ?? 0));
  // A step that failed without a failed test (format, types, build) counts as one.
  const failed = sum(all.map(outcome => outcome.failed || (outcome.ok ? 0 : 1)));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = all.every(outcome => outcome.ok) ? 0 : 1;
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0);

/** Runs a package's program with Node; gives its exit code. */
export function runNode(args, env = {}) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', code => resolve(code ?? 1));
  });
}
