import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJiti, type TransformOptions } from 'jiti';
import * as v from 'valibot';
import { type SiteConfig, siteConfigSchema } from '../model/config.ts';
import { findPlace } from '../model/find-place.ts';
import type { Problem } from '../model/problem.ts';
import { type Redirects, redirectsSchema } from '../model/redirect.ts';
import { noSearchData, type SearchData, searchDataSchema } from '../model/search-data.ts';
import { type SidebarEntryInput, sidebarSchema } from '../model/sidebar.ts';
import { type Versions, versionsSchema } from '../model/version.ts';

/** A data file of the site: what it says and how it is written. */
export interface SiteFile<T> {
  /** Path from the site's root. */
  readonly file: string;
  readonly text: string;
  readonly value: T;
}

/** The data files that describe a site; a file that does not fit its schema is missing here. */
export interface SiteFiles {
  readonly config?: SiteFile<SiteConfig>;
  readonly versions?: SiteFile<Versions>;
  readonly sidebar?: SiteFile<readonly SidebarEntryInput[]>;
  readonly redirects?: SiteFile<Redirects>;
  /** What search is told; empty where the site has no such file. */
  readonly search: SearchData;
  readonly problems: readonly Problem[];
}

/** Keeps what TypeScript becomes as JavaScript, by its source; the compiler is slow to load. */
export interface ModuleCache {
  read<T>(key: string): T | undefined;
  write(key: string, value: unknown): void;
}

/** Reads `site.config.ts` and `content/{versions,sidebar,redirects,search}.ts` of a site and checks them against their schemas. */
export async function readSiteFiles(root: string, modules?: ModuleCache): Promise<SiteFiles> {
  const problems: Problem[] = [];
  const read = async <T extends v.GenericSchema>(file: string, schema: T) => {
    const result = await readSiteFile({ root, file, modules }, schema);
    problems.push(...result.problems);
    return result.siteFile;
  };
  const [config, versions, sidebar, redirects, search] = await Promise.all([
    read('site.config.ts', siteConfigSchema),
    read('content/versions.ts', versionsSchema),
    read('content/sidebar.ts', sidebarSchema),
    read('content/redirects.ts', redirectsSchema),
    existsSync(join(root, 'content/search.ts'))
      ? read('content/search.ts', searchDataSchema)
      : undefined,
  ]);
  return {
    ...(config && { config }),
    ...(versions && { versions }),
    ...(sidebar && { sidebar }),
    ...(redirects && { redirects }),
    search: search?.value ?? noSearchData,
    problems,
  };
}

interface FileRequest {
  readonly root: string;
  readonly file: string;
  readonly modules: ModuleCache | undefined;
}

async function readSiteFile<T extends v.GenericSchema>(
  { root, file, modules }: FileRequest,
  schema: T,
) {
  const path = join(root, file);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { problems: [missingFile(file)] };
  const loaded = await loadModule(path, modules).then(
    value => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in loaded) return { problems: [brokenModule(file, loaded.error)] };
  const parsed = v.safeParse(schema, loaded.value);
  if (!parsed.success)
    return { problems: parsed.issues.map(issue => schemaProblem({ file, text }, issue)) };
  return { siteFile: { file, text, value: parsed.output as v.InferOutput<T> }, problems: [] };
}

/** A maintainer's data file is TypeScript; it is run anew each time, so that an edit counts. */
const loadModule = (path: string, modules: ModuleCache | undefined): Promise<unknown> =>
  createJiti(pathToFileURL(path).href, {
    moduleCache: false,
    fsCache: false,
    ...(modules && { transform: options => ({ code: transformCached(options, modules) }) }),
  }).import(path, { default: true });

function transformCached(options: TransformOptions, modules: ModuleCache): string {
  const key = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 32);
  const known = modules.read<string>(key);
  if (known !== undefined) return known;
  const code = createJiti(import.meta.url).transform(options);
  modules.write(key, code);
  return code;
}

const missingFile = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  message: 'The file is missing',
  hint: 'every site has this file; see CONTRIBUTING.md.',
  versions: [],
});

const brokenModule = (file: string, error: unknown): Problem => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  message: `The file cannot be loaded: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
  versions: [],
});

/** The place is where the last key of the path is first written: exact enough for a data file. */
function schemaProblem(
  source: { file: string; text: string },
  issue: v.BaseIssue<unknown>,
): Problem {
  const path = v.getDotPath(issue) ?? '';
  const key = path.split('.').findLast(part => Number.isNaN(Number(part))) ?? '';
  return {
    ...findPlace(source, key),
    severity: 'error',
    message: path === '' ? sentence(issue.message) : `\`${path}\`: ${issue.message}`,
    versions: [],
  };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
