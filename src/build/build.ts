import { join } from 'node:path';
import { type Api, mergeApi } from '../model/api.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { OutputFile } from '../output/output-file.ts';
import { keptIn, type OutputRecord } from '../output/output-record.ts';
import { type WrittenOutput, writeOutput } from '../output/write-output.ts';
import type { ModuleCache } from '../source/read-site-files.ts';
import { buildShell } from './build-shell.ts';
import { cacheKey, openCache, pruneCache } from './cache.ts';
import { checkSite } from './check-site.ts';
import { readCompileContext } from './compile-context.ts';
import { type Compiler, compilePages, toCompileTask } from './compile-pages.ts';
import { makeOutput } from './make-output.ts';
import { checkApi, readApiSource } from './read-api-source.ts';
import { readSite, type SiteContent } from './read-site.ts';
import { openWorkers, type Workers } from './workers.ts';

/** Folders of a build, all absolute. */
export interface BuildPlaces {
  /** The site: its configuration and content. */
  readonly root: string;
  /** This project: the sources of the shell. */
  readonly project: string;
  readonly cache: string;
  /** The bundle of `worker.ts`. */
  readonly worker: string;
  /** Hash of the build's own code. */
  readonly pipeline: string;
}

/** What a build found and made. `written` is missing when problems stood in its way. */
export interface BuildResult {
  readonly problems: readonly Problem[];
  readonly site?: Site;
  readonly written?: WrittenOutput;
}

/** A site that was read, compiled and checked. */
export interface CheckedSite {
  readonly content: SiteContent;
  readonly problems: readonly Problem[];
  readonly site?: Site;
  readonly compiled: readonly CompiledPage[];
  readonly imageFiles: readonly OutputFile[];
  /** Facts of the toolchain's releases. */
  readonly api: Api;
}

/** Builds a site into a folder; leaves what is there alone when there are errors. */
export const buildInto = (folder: string, places: BuildPlaces): Promise<BuildResult> =>
  withWorkers(places, async workers => {
    const checked = await checkContent(places, workers);
    const { site, problems } = checked;
    if (!site) return { problems };
    if (hasErrors(problems)) return { problems, site };
    const { root, project, pipeline } = places;
    const shell = await buildShell(
      { project, baseUrl: site.config.baseUrl, audience: 'readers' },
      cacheOf(places, 'shell'),
    );
    const records = cacheOf(places, 'output');
    const recordKey = cacheKey('output', folder);
    const isKept = keptIn(folder, records.read<OutputRecord>(recordKey) ?? {});
    const files = makeOutput(
      {
        ...checked,
        site,
        shell,
        root,
        search: checked.content.files.search,
      },
      { cache: cacheOf(places, 'frames'), workers, pipeline, isKept },
    );
    const written = await writeOutput(folder, files);
    records.write(recordKey, written.record);
    for (const name of cacheNames) pruneCache(join(places.cache, name), cacheLimits);
    return { problems, site, written };
  });

/** Reads and checks a site's content without making its output. */
export const checkSiteContent = (places: BuildPlaces): Promise<CheckedSite> =>
  withWorkers(places, workers => checkContent(places, workers));

async function checkContent(places: BuildPlaces, workers: Workers): Promise<CheckedSite> {
  const content = await readSite(places.root, 'exclude', openModules(places));
  const { site, pages } = content;
  if (!site)
    return { content, problems: content.problems, compiled: [], imageFiles: [], api: mergeApi([]) };
  const { context, imageFiles } = readCompileContext(places.root, site, pages);
  const api = readApiSource(places.root, pages);
  const tasks = pages
    .map(page => toCompileTask(page, site, api.source))
    .filter(task => task.versions.length > 0);
  const compiler: Compiler = {
    cache: cacheOf(places, 'pages'),
    workers,
    pipeline: places.pipeline,
  };
  const compiling = compilePages(tasks, context, compiler);
  // While the worker threads compile.
  const ofApi = checkApi(api);
  const compiled = await compiling;
  const problems = [...ofApi, ...checkSite(site, content, compiled)];
  return { content, site, compiled, imageFiles, problems, api: api.source.api };
}

const cacheNames = ['pages', 'frames', 'shell', 'modules', 'output'] as const;

/** Of each cache; what a pull request needs is far less. */
const cacheLimits = { days: 30, bytes: 200e6 };

const cacheOf = ({ cache }: BuildPlaces, name: (typeof cacheNames)[number]) =>
  openCache(join(cache, name));

/** The compiler of data files is one of the packages that the pipeline's hash stands for. */
function openModules(places: BuildPlaces): ModuleCache {
  const cache = cacheOf(places, 'modules');
  const own = (key: string) => cacheKey(places.pipeline, key);
  return { read: key => cache.read(own(key)), write: (key, code) => cache.write(own(key), code) };
}

async function withWorkers<T>(
  places: BuildPlaces,
  use: (workers: Workers) => Promise<T>,
): Promise<T> {
  const workers = openWorkers(places.worker);
  try {
    return await use(workers);
  } finally {
    await workers.close();
  }
}
