/** Which file of `content/api` a type is written to. */

/** The declaration files of a release that are read, and what is taken from each; the first that declares a name wins. */
export const declarationFiles: readonly { readonly file: string; readonly only?: RegExp }[] = [
  { file: 'internal/stencil-public-compiler.d.ts' },
  { file: 'internal/stencil-public-runtime.d.ts' },
  { file: 'internal/hydrate/runner.d.ts' },
  { file: 'internal/stencil-public-docs.d.ts' },
  {
    file: 'internal/stencil-private.d.ts',
    only: /^(NewSpecPageOptions|SpecPage|EventSpy|SerializedEvent|EventInitDict|AnyHTMLElement|ScreenshotOptions|ScreenshotDiff)$/,
  },
  {
    file: 'testing/puppeteer/puppeteer-declarations.d.ts',
    only: /^(?!E2E\w+Internal|BrowserWindow|HTTPResponse)/,
  },
];

/** The modules whose exports are read: what a project imports. */
export const publicModules: Readonly<Record<string, string>> = {
  '@stencil/core': 'internal/stencil-core/index.d.ts',
  '@stencil/core/cli': 'cli/index.d.ts',
  '@stencil/core/compiler': 'compiler/stencil.d.ts',
  '@stencil/core/dev-server': 'dev-server/index.d.ts',
  '@stencil/core/mock-doc': 'mock-doc/index.d.ts',
  '@stencil/core/screenshot': 'screenshot/index.d.ts',
  '@stencil/core/sys/node': 'sys/node/index.d.ts',
  '@stencil/core/testing': 'testing/index.d.ts',
  hydrate: 'internal/hydrate/runner.d.ts',
};

const areasByName: readonly (readonly [RegExp, string])[] = [
  [/^JSXBase\./, 'jsx'],
  [
    /^(OutputTarget|CopyTask|ServiceWorkerConfig|CustomElementsExportBehavior|EligiblePrimary)/,
    'output-targets',
  ],
  [/^(Stencil)?DevServer|^(HistoryApiFallback|PageReloadStrategy|DevServerEditor)$/, 'dev-server'],
  [/^(Prerender|Hydrate|SerializeDocument|RobotsTxt|Sitemap)/, 'prerender'],
  [/^(Testing|Jest|Emulate)/, 'testing'],
  [
    /^(StencilConfig|Config|ConfigExtras|ConfigExtrasBase|ConfigBundle|HydratedFlag|BundlingConfig|NodeResolveConfig|Rollup\w+|LogLevel|AutoprefixerOptions)$/,
    'config',
  ],
];

const areasByFile: Readonly<Record<string, string>> = {
  'internal/stencil-public-runtime.d.ts': 'runtime',
  'internal/stencil-public-docs.d.ts': 'docs',
  'internal/hydrate/runner.d.ts': 'prerender',
  'internal/stencil-private.d.ts': 'testing',
  'testing/puppeteer/puppeteer-declarations.d.ts': 'testing',
};

/** `('OutputTargetDist', 'internal/stencil-public-compiler.d.ts')` -> `output-targets` */
export function areaOf(typeName: string, file: string): string {
  const byFile = areasByFile[file];
  const byName = areasByName.find(([names]) => names.test(typeName))?.[1];
  if (byName === 'jsx' || byFile === undefined) return byName ?? 'compiler';
  return byFile;
}
