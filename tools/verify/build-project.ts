import { type Api, exportIn } from '../../src/model/api.ts';
import { type CodeOutline, outlineCode } from './components-in.ts';
import { type Framed, frameOfSample, isFrameName } from './frames.ts';
import {
  componentsDeclaration,
  coreDeclaration,
  elementType,
  type PlacedComponent,
  tagToPascal,
} from './generated-types.ts';
import type { Project, ProjectFile, SampleFile } from './project.ts';
import { frameOf, givenOf, isCompiled, type Sample, titlePath } from './sample.ts';

/** Which page in which release a project is built for. */
export interface ProjectScope {
  readonly page: string;
  readonly release: string;
  readonly api: Api;
}

/** A sample with its outline, which is the same in every release. */
export interface ReadSample {
  readonly sample: Sample;
  /** Its number among all samples of the page. */
  readonly index: number;
  readonly outline: CodeOutline;
}

/** The samples of a page that compilers get, read once for all releases. */
export const readSamples = (samples: readonly Sample[]): readonly ReadSample[] =>
  samples.flatMap((sample, index) =>
    isInProject(sample) ? [{ sample, index, outline: outlineCode(sample.code) }] : [],
  );

interface OutlinedSample extends ReadSample {
  /** The path that other samples import it by. */
  readonly name: string;
  readonly path: string;
}

/** The compiled samples of a page as a project; samples without a frame that compiles are left out. */
export function buildProject(samples: readonly ReadSample[], scope: ProjectScope): Project {
  const outlined = samples.map(sample => place(sample, scope));
  const declarations = new Map<string, ProjectFile>();
  const files = outlined.map(each => toFile(each, outlined, { scope, declarations }));
  return {
    samples: files,
    declarations: [...declarations.values()],
    elements: outlined.flatMap(({ outline: { components }, path }) =>
      components.map(component => ({
        tag: component.tag,
        type: elementType({ ...component, path }),
      })),
    ),
  };
}

const isInProject = (sample: Sample): boolean => {
  const frame = frameOf(sample);
  return isCompiled(sample) && (frame === undefined || isFrameName(frame));
};

function place(read: ReadSample, { page }: ProjectScope): OutlinedSample {
  const { sample, index } = read;
  const isPlain = sample.language === 'ts' || sample.language === 'typescript';
  const titled = titlePath(sample)?.replace(/\.jsx?$/, '.tsx');
  const name = titled && /\.tsx?$/.test(titled) ? titled : `sample.${isPlain ? 'ts' : 'tsx'}`;
  return { ...read, name, path: `/samples/${page}/${index}/${name}` };
}

interface Building {
  readonly scope: ProjectScope;
  /** Generated files by path; filled while files are made. */
  readonly declarations: Map<string, ProjectFile>;
}

function toFile(
  each: OutlinedSample,
  all: readonly OutlinedSample[],
  building: Building,
): SampleFile {
  const { sample, index, outline: own, path } = each;
  const { before, after } = frameAround(each, building.scope);
  const components = visibleComponents(each, all);
  const from = before.length;
  const to = from + sample.code.length;
  const isReact = isOfReact(each);
  const isFramed = frameOf(sample) !== undefined;
  return {
    path,
    text: `${before}${sample.code}${after}${appendix(each, components)}`,
    kind: isReact ? 'react' : 'stencil',
    resolves: resolutions(each, all, { ...building, components }),
    sample: index,
    from,
    to,
    given: [...givenOf(sample), ...(isReact ? components.map(({ tag }) => tag) : [])],
    unused: isFramed ? 'none' : own.components.length > 0 ? 'all' : 'imports',
    transpiled: !isReact && (own.components.length > 0 || own.imports.includes('@stencil/core')),
  };
}

/** The toolchain's own components are written as `tsx` and import their `h`. */
const isOfReact = ({ sample, outline: { imports } }: OutlinedSample): boolean =>
  !imports.includes('@stencil/core') &&
  (sample.language === 'jsx' || imports.some(name => /^react(-dom)?(\/|$)/.test(name)));

function frameAround(
  { sample, outline: { identifiers } }: OutlinedSample,
  scope: ProjectScope,
): Framed {
  const isExported = (name: string) => exportIn(scope.api, '@stencil/core', name, scope.release);
  return frameOfSample(sample, identifiers.filter(isExported));
}

/** What follows the sample in its file, on lines of its own: it makes a module of it and holds it to what its title promises. */
function appendix(
  { sample, outline: own, name }: OutlinedSample,
  components: readonly PlacedComponent[],
): string {
  const elements = components
    .filter(({ tag }) => own.identifiers.includes(`HTML${tagToPascal(tag)}Element`))
    .map(
      component => `type HTML${tagToPascal(component.tag)}Element = ${elementType(component)};\n`,
    );
  const promised = frameOf(sample) === undefined ? promisedType(name) : undefined;
  const held = promised ? [`config satisfies import('@stencil/core').${promised};\n`] : [];
  return ['\nexport {};\n', ...elements, ...held].join('');
}

/** The type of `config` that a file's name promises: `stencil.config.ts` -> `Config` */
export function promisedType(name: string): string | undefined {
  if (/(^|\/)stencil\.config(\.\w+)?\.ts$/.test(name)) return 'Config';
  return /(^|\/)prerender\.config\.ts$/.test(name) ? 'PrerenderConfig' : undefined;
}

/** The components that a sample sees: of two with the same tag the one nearest before it, else the next after it. */
function visibleComponents(
  { index }: OutlinedSample,
  all: readonly OutlinedSample[],
): readonly PlacedComponent[] {
  const byTag = new Map<string, { component: PlacedComponent; from: number }>();
  for (const other of all)
    for (const component of other.outline.components) {
      const known = byTag.get(component.tag);
      if (known && other.index > index) continue;
      byTag.set(component.tag, {
        component: { ...component, path: other.path },
        from: other.index,
      });
    }
  return [...byTag.values()].map(({ component }) => component);
}

interface Resolving extends Building {
  readonly components: readonly PlacedComponent[];
}

/** Where the imports of a sample lead that are no packages. */
function resolutions(
  each: OutlinedSample,
  all: readonly OutlinedSample[],
  resolving: Resolving,
): Record<string, string> {
  const entries = each.outline.imports.flatMap(specifier => {
    if (!specifier.startsWith('.')) return [];
    const target = findSample(specifier, each, all);
    if (target) return [[specifier, target.path] as const];
    const isGenerated = /(^|\/)components(\.d)?$/.test(specifier);
    return isGenerated ? [[specifier, generate('components', each, resolving)] as const] : [];
  });
  return { '@stencil/core': generate('core', each, resolving), ...Object.fromEntries(entries) };
}

function generate(
  kind: 'core' | 'components',
  { sample }: OutlinedSample,
  { components, scope, declarations }: Resolving,
): string {
  const given = givenOf(sample).filter(
    name => /^[a-z][\w.]*-[\w.-]*$/.test(name) && !components.some(({ tag }) => tag === name),
  );
  const signatures = exportIn(scope.api, '@stencil/core', 'h', scope.release)?.type ?? '';
  const text =
    kind === 'core'
      ? coreDeclaration(components, given, signatures)
      : componentsDeclaration(components);
  const known = [...declarations.values()].find(file => file.text === text);
  const path = known?.path ?? `/samples/${scope.page}/${kind}-${declarations.size}.d.ts`;
  declarations.set(path, { path, text, kind: 'stencil', resolves: {} });
  return path;
}

/** The sample that a relative import means: by its path, else by its file's name; the nearest before, else the next after. */
function findSample(
  specifier: string,
  from: OutlinedSample,
  all: readonly OutlinedSample[],
): OutlinedSample | undefined {
  const wanted = joinPath(from.name, specifier);
  const base = wanted.split('/').at(-1) ?? '';
  const others = all.filter(other => other !== from && other.name !== 'sample.tsx');
  const byPath = others.filter(({ name }) => isModule(name, wanted));
  const found =
    byPath.length > 0
      ? byPath
      : others.filter(({ name }) => isModule(name.split('/').at(-1) ?? '', base));
  return found.findLast(({ index }) => index < from.index) ?? found[0];
}

const isModule = (name: string, wanted: string): boolean =>
  [
    wanted,
    `${wanted}.ts`,
    `${wanted}.tsx`,
    `${wanted}.d.ts`,
    `${wanted}/index.ts`,
    `${wanted}/index.tsx`,
  ].includes(name);

/** `('src/a/b.tsx', '../c')` -> `src/c` */
function joinPath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
