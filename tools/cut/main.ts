/**
 * The program behind `npm run cut -- v4.13 [--release 4.13.0] [--next 4.14.0] [--released 2024-03-18]`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readApi } from '../../src/source/read-api.ts';
import { cutVersion } from './cut-version.ts';
import { printDecisions } from './describe-cut.ts';
import { CutError } from './plan-cut.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    release: { type: 'string' },
    next: { type: 'string' },
    released: { type: 'string' },
  },
});

const root = resolve(values.root);

try {
  const [name = ''] = positionals;
  const { before, after, report } = await cutVersion(root, { name, ...values });
  const releaseOf = (wanted: string) =>
    after.versions.find(version => version.name === wanted)?.release;
  console.log(
    `Cut ${after.latest}, which documents ${releaseOf(after.latest)}. It is the latest version now.`,
  );
  console.log(
    `${before.latest} is served at its own address; every older version reads as it did.\n`,
  );
  console.log(printDecisions(report, after));
  console.log('Run npm run check: ranges that now hold nowhere or everywhere are problems.');
  const known = readApi(root).releases;
  const missing = after.versions.filter(
    ({ release }) => known.length > 0 && !known.includes(release),
  );
  if (missing.length > 0) {
    const releases = missing.map(version => `${version.name} (${version.release})`).join(' and ');
    console.log(
      `\nThere are no facts about ${releases} yet: CONTRIBUTING.md says how to add a toolchain.`,
    );
  }
} catch (error) {
  if (!(error instanceof CutError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
