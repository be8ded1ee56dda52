import path from 'node:path';
import ts from 'typescript';
import { type Toolchain, toolchainsFolder } from '../toolchain-releases.ts';
import { toolchainModules } from './generated-types.ts';
import type { Project, ProjectFile, SampleFile } from './project.ts';

/** The options that a new project of the toolchain starts with. */
const starterOptions: ts.CompilerOptions = {
  allowSyntheticDefaultImports: true,
  allowUnreachableCode: false,
  experimentalDecorators: true,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2017.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2017,
};

const optionsOf: Readonly<Record<ProjectFile['kind'], ts.CompilerOptions>> = {
  stencil: { ...starterOptions, jsx: ts.JsxEmit.React, jsxFactory: 'h' },
  react: { ...starterOptions, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true },
};

/** Declaration files on disk, parsed once for all releases. */
export type SourceFiles = Map<string, ts.SourceFile | undefined>;

/** A sample with the project that it belongs to. */
export interface ProgramSample {
  readonly project: Project;
  readonly file: SampleFile;
  readonly diagnostics: readonly ts.Diagnostic[];
}

/** Type-checks the samples of many projects against one release, in one program for each kind of options. */
export function checkProjects(
  projects: readonly Project[],
  toolchain: Toolchain,
  { root, sources }: { root: string; sources: SourceFiles },
): readonly ProgramSample[] {
  return (['stencil', 'react'] as const).flatMap(kind => {
    const samples = projects.flatMap(project =>
      project.samples.filter(file => file.kind === kind).map(file => ({ project, file })),
    );
    if (samples.length === 0) return [];
    const program = createProgram(projects, kind, { toolchain, root, sources });
    return samples.map(each => ({ ...each, diagnostics: diagnosticsOf(program, each.file.path) }));
  });
}

function diagnosticsOf(program: ts.Program, file: string): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`Invariant failed: ${file} is not part of its program`);
  const syntactic = program.getSyntacticDiagnostics(source);
  return syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(source);
}

const elementsFile = '/samples/elements.d.ts';

interface ProgramScope {
  readonly toolchain: Toolchain;
  readonly root: string;
  readonly sources: SourceFiles;
}

function createProgram(
  projects: readonly Project[],
  kind: ProjectFile['kind'],
  scope: ProgramScope,
): ts.Program {
  const { toolchain, root, sources } = scope;
  const folder = toolchainsFolder(root);
  const options: ts.CompilerOptions = {
    ...optionsOf[kind],
    types: ['node', 'jest'],
    typeRoots: [path.join(folder, 'node_modules/@types')],
  };
  const files = new Map<string, ProjectFile>(
    projects
      .flatMap(({ samples, declarations }) => [...samples, ...declarations])
      .map(file => [file.path, file]),
  );
  const elements = elementsDeclaration(projects);
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  const parsed = new Map<string, ts.SourceFile>();
  const virtualText = (name: string) => (name === elementsFile ? elements : files.get(name)?.text);
  host.getCurrentDirectory = () => folder;
  host.fileExists = name => virtualText(name) !== undefined || ts.sys.fileExists(name);
  host.readFile = name => virtualText(name) ?? ts.sys.readFile(name);
  host.getSourceFile = (name, target) => {
    const text = virtualText(name);
    if (text === undefined) {
      if (!sources.has(name)) sources.set(name, readSource(name, target));
      return sources.get(name);
    }
    const known = parsed.get(name) ?? ts.createSourceFile(name, text, target);
    parsed.set(name, known);
    return known;
  };
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      resolveModule(text, containing, { files, options, folder, toolchain, host }),
    );
  const roots = [
    ...projects.flatMap(project =>
      project.samples.filter(file => file.kind === kind).map(file => file.path),
    ),
    elementsFile,
    path.join(toolchain.directory, 'internal/stencil-ext-modules.d.ts'),
  ];
  return ts.createProgram(roots, options, host);
}

/** What `document.querySelector('my-tag')` gives: all elements of that tag that any page defines, in one. */
function elementsDeclaration(projects: readonly Project[]): string {
  const types = new Map<string, Set<string>>();
  for (const { tag, type } of projects.flatMap(({ elements }) => elements))
    types.set(tag, (types.get(tag) ?? new Set()).add(type));
  return [
    'type KeysOf<U> = U extends unknown ? keyof U : never;',
    'type ValueOf<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;',
    'type Differs<U, K extends PropertyKey, All> = U extends unknown ? (K extends keyof U ? ([All] extends [U[K]] ? never : true) : never) : never;',
    // Where pages disagree about a member, none of them is held against another one's.
    'type Merged<U, K extends PropertyKey> = [Differs<U, K, ValueOf<U, K>>] extends [never] ? ValueOf<U, K> : any;',
    'type AllOf<U> = { [K in Exclude<KeysOf<U>, keyof HTMLElement>]: Merged<U, K> };',
    'declare global {\n  interface HTMLElementTagNameMap {',
    ...[...types].map(([tag, each]) => {
      const all = [...each];
      return `    '${tag}': ${all.length === 1 ? all[0] : `HTMLElement & AllOf<${all.map(type => `(${type})`).join(' | ')}>`};`;
    }),
    '  }\n}\nexport {};\n',
  ].join('\n');
}

interface Resolution {
  readonly files: ReadonlyMap<string, ProjectFile>;
  readonly options: ts.CompilerOptions;
  readonly folder: string;
  readonly toolchain: Toolchain;
  readonly host: ts.CompilerHost;
}

function resolveModule(
  specifier: string,
  containing: string,
  resolution: Resolution,
): ts.ResolvedModuleWithFailedLookupLocations {
  const { files, options, folder, toolchain, host } = resolution;
  const own = files.get(containing)?.resolves;
  const virtual = (own && Object.hasOwn(own, specifier) ? own[specifier] : undefined) ?? specifier;
  if (files.has(virtual)) return found(virtual);
  const inToolchain = toolchainFile(specifier, toolchain);
  if (inToolchain !== undefined) return resolveFrom(inToolchain, containing);
  const isVirtual = containing.startsWith('/samples/');
  if (isVirtual && specifier.startsWith('.')) return { resolvedModule: undefined };
  return resolveFrom(specifier, isVirtual ? path.join(folder, 'sample.ts') : containing);

  function resolveFrom(name: string, from: string) {
    return ts.resolveModuleName(name, from, options, host);
  }
}

/** The place of a module of the toolchain: `@stencil/core/testing` -> `<directory>/testing` */
function toolchainFile(specifier: string, { directory }: Toolchain): string | undefined {
  if (specifier === toolchainModules.runtime)
    return path.join(directory, 'internal/stencil-public-runtime');
  if (specifier === toolchainModules.core || specifier === '@stencil/core')
    return path.join(directory, 'internal/stencil-core/index');
  const inner = /^@stencil\/core\/(.+)$/.exec(specifier)?.[1];
  if (inner === undefined) return undefined;
  return path.join(directory, inner === 'compiler' ? 'compiler/stencil' : inner);
}

const found = (resolvedFileName: string): ts.ResolvedModuleWithFailedLookupLocations => ({
  resolvedModule: {
    resolvedFileName,
    extension: path.extname(resolvedFileName),
    isExternalLibraryImport: false,
  },
});
