import path from 'node:path';
import { formatProblems } from '../../src/model/format-problems.ts';
import { hasErrors } from '../../src/model/problem.ts';
import { readApi } from '../../src/source/read-api.ts';
import { readSiteFiles } from '../../src/source/read-site-files.ts';
import { readToolchains } from '../toolchain-releases.ts';
import { countSamples } from './count-samples.ts';
import { formatTable } from './format-table.ts';
import { toolsHash } from './page-hash.ts';
import { readPageCode } from './read-page-code.ts';
import { openResultsCache } from './results-cache.ts';
import { runWorkers } from './run-workers.ts';
import { sectionCounts } from './section-counts.ts';
import { readVerification, updateVerification, writeVerification } from './verification-file.ts';
import { verifyPages } from './verify-pages.ts';

const root = process.cwd();
const started = performance.now();
const wanted = process.argv.slice(2);
const { versions: versionsFile, problems: siteProblems } = await readSiteFiles(root);
const versions = versionsFile?.value.versions ?? [];
const names = versions.map(({ name }) => name);

const all = await readPageCode(root, versions);
const pages =
  wanted.length === 0
    ? all
    : all.filter(({ key, file }) => wanted.some(name => key === name || file === name));
const tools = toolsHash(root, versions);
const judges = { api: readApi(root), versions, toolchains: readToolchains(root) };
const cache = openResultsCache(path.join(root, '.cache/verify'));
const { problems, passed, compiled, known, keys } = await verifyPages(pages, judges, {
  run: tasks => runWorkers(tasks, new URL('./worker.js', import.meta.url), root),
  cache,
  tools,
});
if (wanted.length === 0) cache.keepOnly(keys);
const every = [...siteProblems.filter(({ file }) => file === 'content/versions.ts'), ...problems];
if (every.length > 0) console.error(`${formatProblems(every, names)}\n`);

const before = readVerification(root);
writeVerification(
  root,
  updateVerification(before, {
    tools,
    releases: judges.api.releases,
    all,
    verified: pages,
    passed,
  }),
);
console.log(formatTable(sectionCounts(pages, countSamples)));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${compiled} compilations, ${known} known from before, in ${seconds} s.`);
if (wanted.length > 0 && pages.length < wanted.length)
  console.error(`No such page: ${wanted.join(', ')}`);
process.exitCode = hasErrors(every) || (wanted.length > 0 && pages.length === 0) ? 1 : 0;
