import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './program.mjs';
import { root } from './root.mjs';
import { runNode } from './step.mjs';

const biome = 'node_modules/@biomejs/biome/bin/biome';
const places = ['pure', 'node', 'render', 'browser'];

/** Steps that look at the sources and never change a file. */
export const sourceSteps = [
  {
    name: 'format',
    run: () => toOutcome(runNode([biome, 'check', '--linter-enabled=false', '.'])),
  },
  { name: 'lint', run: () => toOutcome(runNode([biome, 'lint', '--error-on-warnings', '.'])) },
  { name: 'types', run: checkTypes },
  { name: 'unit tests', run: runUnitTests },
];

/** Reads the whole content and prints its problems, without writing a site. */
export const contentStep = {
  name: 'content',
  run: () => toOutcome(runProgram('build', ['check'])),
};

/** Builds the site. */
export const buildStep = { name: 'build', run: () => toOutcome(runProgram('build', ['build'])) };

const toOutcome = async code => ({ ok: (await code) === 0 });

async function checkTypes() {
  let ok = true;
  for (const place of places) {
    const code = await runNode(['node_modules/typescript/bin/tsc', '-p', `tsconfig.${place}.json`]);
    ok &&= code === 0;
  }
  return { ok };
}

async function runUnitTests() {
  const report = freshReport('unit.json');
  // A snapshot that is missing fails: a check writes nothing that it would compare with later.
  const args = [
    'run',
    '--update=none',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runNode(['node_modules/vitest/vitest.mjs', ...args], { NODE_ENV: 'test' });
  return { ok: code === 0, ...countUnitTests(readReport(report)) };
}

/** The numbers of a Vitest report; a file that did not even load is one failure. */
export function countUnitTests(report) {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    file =>
      file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** The numbers of a Playwright report; a test that passed at a second try has passed. */
export function countBrowserTests(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** Where a run writes its numbers; those of the run before are gone. */
export function freshReport(name) {
  const folder = join(root, '.cache/reports');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  return join(folder, name);
}

/** A report, or undefined when the program ended before it wrote one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
