/**
 * The program behind `npm run build`, `npm run dev`, `npm run stats`, `npm run versions` and the
 * content part of `npm run check`.
 *
 *   build.js build [--root <folder>] [--out <folder>] [--cache <folder>]
 *   build.js dev   [--root <folder>] [--cache <folder>]
 *   build.js check [--root <folder>] [--cache <folder>]
 *   build.js stats [--root <folder>] [--cache <folder>]
 *   build.js versions <page> [--root <folder>]
 *   build.js search-records [--out <file>] [--root <folder>] [--cache <folder>]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PortError, readListenOptions } from '../../server/listen.ts';
import { formatProblems } from '../model/format-problems.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { contentHash } from '../output/content-hash.ts';
import { collectContent } from '../search/collect-content.ts';
import { toHostedRecords } from '../search/hosted-records.ts';
import { type BuildPlaces, buildInto, checkSiteContent } from './build.ts';
import { formatStats, siteStats } from './describe-stats.ts';
import { readApiSource } from './read-api-source.ts';
import { readSite } from './read-site.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string' },
    cache: { type: 'string' },
  },
});

const places = findPlaces(resolve(values.root));
const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  build,
  check,
  dev,
  stats,
  versions,
  'search-records': searchRecords,
};
const command = commands[positionals[0] ?? 'build'];
if (!command) {
  console.error(`Unknown command "${positionals[0]}". Valid: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  process.exitCode = (await command()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof PortError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build(): Promise<boolean> {
  const started = performance.now();
  const folder = values.out ? resolve(values.out) : join(places.root, 'dist');
  const { problems, site, written } = await buildInto(folder, places);
  print(problems, site);
  if (!written) return false;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${written.documents} documents in ${written.files} files in ${seconds} s.`);
  return true;
}

async function check(): Promise<boolean> {
  const { problems, site } = await checkSiteContent(places);
  print(problems, site);
  if (problems.length === 0) console.log('The content has no problems.');
  return !hasErrors(problems);
}

async function searchRecords(): Promise<boolean> {
  const { content, site, compiled, problems } = await checkSiteContent(places);
  if (!site || hasErrors(problems)) {
    print(problems, site);
    return false;
  }
  const records = toHostedRecords(site, collectContent(site, compiled, content.files.search));
  const file = resolve(values.out ?? 'search-records.json');
  writeFileSync(file, `${JSON.stringify(records)}\n`);
  console.log(`Wrote ${records.length} records to ${file}.`);
  return true;
}

async function dev(): Promise<boolean> {
  const { runDev } = await import('./dev/run-dev.ts');
  const address = await runDev(places, readListenOptions(process.env));
  console.log(`Writing at ${address} (started in ${Math.round(performance.now())} ms)`);
  return true;
}

async function stats(): Promise<boolean> {
  const { content, site, compiled, problems } = await checkSiteContent(places);
  if (!site) {
    print(problems, site);
    return false;
  }
  console.log(formatStats(siteStats(site, content.pages, compiled)));
  return true;
}

async function versions(): Promise<boolean> {
  // Parsing pages takes a while to load, and a build leaves it to its workers.
  const { describePageVersions, findPage, suggestPage } = await import('./describe-versions.ts');
  const { site, pages, problems } = await readSite(places.root, 'include');
  const [, name = ''] = positionals;
  const page = site && findPage(pages, site, name);
  const api = readApiSource(places.root, pages);
  if (page) console.log(describePageVersions(page, site, api.source));
  else if (!site) print(problems, site);
  else console.error(`There is no page "${name}": ${suggestPage(pages, name)}`);
  return page !== undefined;
}

function print(problems: readonly Problem[], site: Site | undefined): void {
  if (problems.length === 0) return;
  console.error(formatProblems(problems, site?.versions.map(version => version.name) ?? []));
}

/** The bundle that this program runs from stands in `.cache/bundle/<name>` of the project. */
function findPlaces(root: string): BuildPlaces {
  const bundle = dirname(fileURLToPath(import.meta.url));
  const project = resolve(bundle, '../../..');
  return {
    root,
    project,
    cache: values.cache ? resolve(values.cache) : join(project, '.cache'),
    worker: join(bundle, 'worker.js'),
    pipeline: hashOfPipeline(bundle, project),
  };
}

/** The bundle's code, the packages that it imports when it runs, and what runs it. */
function hashOfPipeline(bundle: string, project: string): string {
  const code = readdirSync(bundle).filter(name => name.endsWith('.js'));
  const files = [
    ...code.sort().map(name => join(bundle, name)),
    join(project, 'package-lock.json'),
  ];
  const texts = files.map(file => readFileSync(file, 'utf8'));
  return contentHash([process.version, ...texts].join('\0'));
}
