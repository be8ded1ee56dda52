import type { CompiledPage } from '../model/compiled-page.ts';
import { type DocVersion, findDocByKey, type Site } from '../model/site.ts';
import type { VerificationReport } from '../model/verification-report.ts';
import { type ApiSource, selectApi } from '../source/api-selection.ts';
import { type LiveExamples, selectExamples } from '../source/read-live-examples.ts';
import type { PageFile } from '../source/read-pages.ts';
import { type Cache, cacheKey } from './cache.ts';
import { compileAnew } from './compile-anew.ts';
import type { CompileContext, CompileTask, PageVersion } from './compile-page.ts';
import type { Workers } from './workers.ts';

/** Where compiled pages come from: the cache, or the worker threads. */
export interface Compiler {
  readonly cache: Cache;
  readonly workers: Workers;
  /** Hash of the code that compiles: another pipeline never takes this one's results. */
  readonly pipeline: string;
}

/** Compiles all pages of a site; those that nothing has changed for come from the cache. */
export const compilePages = (
  tasks: readonly CompileTask[],
  context: CompileContext,
  compiler: Compiler,
): Promise<readonly CompiledPage[]> =>
  Promise.all(tasks.map(task => compileCached(task, context, compiler)));

/** What pages may show beside their own words. */
export interface PageResources extends ApiSource {
  readonly examples: LiveExamples['examples'];
  readonly verification?: VerificationReport;
}

/** A page with the versions of the site that have it, the facts that its tables show, and its live examples. */
export const toCompileTask = (
  page: PageFile,
  site: Site,
  resources: PageResources,
): CompileTask => ({
  page,
  api: selectApi(page, resources),
  examples: selectExamples(page, resources.examples),
  ...(resources.verification &&
    page.text.includes('<VerificationTables') && { verification: resources.verification }),
  versions: site.versions.flatMap(version => toPageVersion(version, page) ?? []),
});

function toPageVersion(version: DocVersion, { key }: PageFile): PageVersion | undefined {
  const doc = findDocByKey(version, key);
  if (!doc) return undefined;
  const { title, description, toc } = doc;
  return { name: version.name, release: version.release, title, description, toc };
}

async function compileCached(
  task: CompileTask,
  context: CompileContext,
  { cache, workers, pipeline }: Compiler,
): Promise<CompiledPage> {
  const key = cacheKey(pipeline, task, context);
  const cached = cache.read<CompiledPage>(key);
  if (cached) return cached;
  const compiled = await compileAnew(task, context, { cache, workers, pipeline });
  cache.write(key, compiled);
  return compiled;
}
