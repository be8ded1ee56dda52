import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { invariant } from '../model/invariant.ts';
import { pageStyles } from '../render/page-styles.ts';
import { readFiles } from '../source/read-files.ts';
import { type Cache, cacheKey } from './cache.ts';

/** The browser's part of the site: what every document carries or loads. */
export interface ShellAssets {
  /** Address of the script that starts the shell. */
  readonly script: string;
  /** The styles of every document, small enough to stand in it. */
  readonly styles: string;
  /** Those of what only some pages show, by file: see `page-styles.ts`. */
  readonly pageStyles: Readonly<Record<string, string>>;
  /** Address of the styles that no document needs to be read. */
  readonly lateStyles: string;
  /** The script that runs before the first paint. */
  readonly firstPaint: string;
  /** The script of the home page that says what to do when the base URL is wrong. */
  readonly baseUrlNotice: string;
  /** Files below the output folder. */
  readonly files: readonly { readonly path: string; readonly contents: string }[];
}

/** Oldest browsers that are served: Baseline 2024. */
const browserFloor = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** What the shell is bundled from and for. */
export interface ShellSource {
  /** The folder of this project's own sources. */
  readonly project: string;
  readonly baseUrl: string;
  /** Readers never get what authors need. */
  readonly audience: 'readers' | 'authors';
}

/** Bundles the shell for the browser. */
export async function buildShell(source: ShellSource, cache: Cache): Promise<ShellAssets> {
  const { project, baseUrl, audience } = source;
  const key = cacheKey('shell', baseUrl, audience, readSources(project));
  const cached = cache.read<ShellAssets>(key);
  if (cached) return cached;
  const [app, firstPaint, baseUrlNotice, late, ofPages] = await Promise.all([
    bundle(project, {
      base: `${baseUrl}_/`,
      mode: modes[audience],
      ...(audience === 'readers' && { define: withoutDevtools }),
      build: { rolldownOptions: appOptions(project) },
    }),
    bundleInline(project, 'first-paint'),
    bundleInline(project, 'base-url-notice'),
    bundle(project, { build: { cssCodeSplit: true, rolldownOptions: lateOptions(project) } }),
    bundlePageStyles(project),
  ]);
  const assets = {
    ...toShellAssets(app, late, baseUrl),
    pageStyles: ofPages,
    firstPaint,
    baseUrlNotice,
  };
  cache.write(key, assets);
  return assets;
}

/** Everything that can change the bundle: our sources and the lock file. */
function readSources(project: string): readonly (readonly string[])[] {
  const sources = readFiles(join(project, 'src'), path => !/\.test\.tsx?$|\/fixtures\//.test(path));
  const lockFile = readFileSync(join(project, 'package-lock.json'), 'utf8');
  return [
    ...sources.map(({ path, contents }) => [path, new TextDecoder().decode(contents)]),
    [lockFile],
  ];
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** How long plugins take is no problem of an author's, and differs from machine to machine. */
const quiet = { pluginTimings: false, bundlerTimings: false } as const;

async function bundle(project: string, config: InlineConfig): Promise<Output> {
  const { build } = await import('vite');
  const result = await build({
    ...config,
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/[name].[hash].js' }, checks: quiet },
    },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: browserFloor,
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, checks: quiet },
    },
  });
  invariant('output' in result, 'the bundler gives one output when it does not watch');
  return result.output;
}

/** Half a kilobyte of React talks to the developer tools of React, which readers do not have. */
const withoutDevtools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

/** `import.meta.env.MODE` in the shell; what is for authors alone is dropped from the readers' bundle. */
const modes = { readers: 'production', authors: 'authoring' } as const;

const appOptions = (project: string) => ({
  input: join(project, 'src/shell/entry.tsx'),
  output: {
    entryFileNames: 'assets/[name].[hash].js',
    chunkFileNames: 'assets/[name].[hash].js',
    assetFileNames: 'assets/[name].[hash][extname]',
    codeSplitting: { groups: [pageModules] },
  },
});

/** What makes pages in the browser is loaded when there is time, as one file and not as many. */
const pageModules = {
  name: 'pages',
  test: /src\/(model\/(build-page-view|head|link|page-address|place-article|placeholder|placement)|shell\/navigation\/load-page)\.ts$/,
  includeDependenciesRecursively: false,
};

/** A script that stands in documents as it is. */
async function bundleInline(project: string, name: string): Promise<string> {
  const input = join(project, `src/shell/${name}.ts`);
  const output = { format: 'iife' as const };
  const files = await bundle(project, { build: { rolldownOptions: { input, output } } });
  const chunk = files.find(file => file.type === 'chunk');
  invariant(chunk?.type === 'chunk', `the bundler gives a chunk for ${name}`);
  return chunk.code.trim();
}

const lateOptions = (project: string) => ({
  input: join(project, 'src/styles/late.css'),
  output: { assetFileNames: 'assets/late.[hash][extname]' },
});

/** Each style sheet by itself, by its file below the sources. */
async function bundlePageStyles(project: string): Promise<ShellAssets['pageStyles']> {
  const files = pageStyles.map(([, file]) => file);
  const input = Object.fromEntries(files.map(file => [file, join(project, 'src', file)]));
  const output = { assetFileNames: '[name][extname]' };
  const build = { cssCodeSplit: true, rolldownOptions: { input, output } };
  const bundled = await bundle(project, { build });
  return Object.fromEntries(
    files.map(file => {
      const name = basename(file);
      const sheet = bundled.find(each => each.type === 'asset' && basename(each.fileName) === name);
      invariant(sheet, `the bundler gives ${file}`);
      return [file, readStyles(sheet)];
    }),
  );
}

function toShellAssets(
  app: Output,
  late: Output,
  baseUrl: string,
): Omit<ShellAssets, 'pageStyles' | 'firstPaint' | 'baseUrlNotice'> {
  const entry = app.find(file => file.type === 'chunk' && file.isEntry);
  const lateFile = late.find(file => file.fileName.endsWith('.css'));
  invariant(entry, 'the bundler gives an entry');
  invariant(lateFile, 'the bundler gives a style sheet for the late styles');
  const files = app.filter(file => !isInlined(file));
  return {
    script: `${baseUrl}_/${entry.fileName}`,
    styles: app.filter(isInlined).map(readStyles).join(''),
    lateStyles: `${baseUrl}_/${lateFile.fileName}`,
    files: [
      ...files.map(file => ({ name: file.fileName, contents: textOf(file) })),
      { name: lateFile.fileName, contents: readStyles(lateFile) },
    ].map(({ name, contents }) => ({ path: `${baseUrl.slice(1)}_/${name}`, contents })),
  };
}

/** All styles but those that a script names by address, to load them when they are needed. */
const isInlined = ({ fileName }: Output[number]): boolean =>
  fileName.endsWith('.css') && !/\/search\.[^/]*$/.test(fileName);

/** The bundler marks the end of its style sheets with a comment that nobody needs. */
const readStyles = (file: Output[number]): string =>
  textOf(file)
    .replace(/\/\*\$vite\$:\d+\*\//g, '')
    .trim();

const textOf = (file: Output[number]): string => {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
};
