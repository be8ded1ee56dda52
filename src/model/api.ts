/**
 * The public surface of the toolchain: what exists in which of its releases.
 *
 * Each name carries the list of its states, from the oldest release to the newest. A state without
 * `in` holds for every documented release.
 *
 *     "formAssociated": [{ "in": ">=4.5.0", "type": "boolean", "optional": true }]
 */
import { holdsFor, type Range } from './range.ts';

/** Something that is so in some releases. */
export interface ApiState {
  readonly in?: string;
}

/** A property, method or signature of a type, as some releases declare it. */
export interface MemberState extends ApiState {
  /** TypeScript text of the type; overloads stand on lines of their own. */
  readonly type: string;
  readonly optional?: true;
  /** The declaration's own words; empty when it gives none. */
  readonly deprecated?: string;
  /** What the toolchain fills in for this member in an otherwise empty configuration, as TypeScript text. */
  readonly default?: string;
  /** The default that the declaration's comment names, where running the toolchain shows none. */
  readonly documentedDefault?: string;
}

/** A type as some releases declare it. */
export interface TypeState extends ApiState {
  readonly kind: 'interface' | 'class' | 'alias';
  /** Type parameters with their brackets: `<T = any>`. */
  readonly parameters?: string;
  readonly extends?: readonly string[];
  /** What an alias stands for. */
  readonly type?: string;
  readonly deprecated?: string;
}

export interface ApiType {
  readonly states: readonly TypeState[];
  readonly members: Readonly<Record<string, readonly MemberState[]>>;
}

/** What a module exports under a name: `const` and `function` have a type, a `type` is found under its name. */
export interface ExportState extends ApiState {
  readonly kind: 'const' | 'function' | 'class' | 'type' | 'namespace';
  readonly type?: string;
  readonly deprecated?: string;
}

/** A flag of the command line. */
export interface FlagState extends ApiState {
  readonly value:
    | 'boolean'
    | 'number'
    | 'string'
    | 'strings'
    | 'string or number'
    | 'boolean or string'
    | 'log level';
  /** The one letter that stands for it. */
  readonly alias?: string;
  /** Whose flag it is: the toolchain's own, or handed on to Jest. */
  readonly of: 'stencil' | 'jest';
  /** What `stencil help` says about it. */
  readonly help?: string;
}

/** What a release is built with and asks for. */
export interface ReleaseState extends ApiState {
  readonly value: string;
}

/** The facts of all documented releases. */
export interface Api {
  /** From the oldest to the newest. */
  readonly releases: readonly string[];
  readonly types: Readonly<Record<string, ApiType>>;
  /** By module (`@stencil/core`), then by name. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, readonly ExportState[]>>>>;
  readonly flags: Readonly<Record<string, readonly FlagState[]>>;
  /** Tasks of the command line: `build`, `generate`. */
  readonly tasks: Readonly<Record<string, readonly ApiState[]>>;
  /** `typescript`, `node`, `npm`: versions that belong to a release. */
  readonly requirements: Readonly<Record<string, readonly ReleaseState[]>>;
}

/** One file of `content/api`: part of the facts. */
export type ApiFile = Partial<Api>;

/** A member with its name and the type that declares it. */
export interface ApiMember extends MemberState {
  readonly name: string;
  readonly declaredIn: string;
}

/** The state that holds in a release. */
export const stateIn = <T extends ApiState>(
  states: readonly T[] | undefined,
  release: string,
): T | undefined =>
  states?.find(state => state.in === undefined || holdsFor(state.in as Range, release));

/** Parts of the facts put together. */
export function mergeApi(files: readonly ApiFile[]): Api {
  const all = <K extends keyof Api>(key: K): Api[K] =>
    Object.assign({}, ...files.map(file => file[key] ?? {}));
  return {
    releases: files.find(file => file.releases)?.releases ?? [],
    types: all('types'),
    exports: all('exports'),
    flags: all('flags'),
    tasks: all('tasks'),
    requirements: all('requirements'),
  };
}

/** The oldest documented release in which a name exists; undefined when it always has. */
export function sinceRelease(api: Api, states: readonly ApiState[]): string | undefined {
  const first = api.releases.find(release => stateIn(states, release));
  return first === api.releases[0] ? undefined : first;
}

/** A type as a release declares it. */
export const typeIn = (api: Api, name: string, release: string): TypeState | undefined =>
  stateIn(ownEntry(api.types, name)?.states, release);

/** The members that a type itself declares in a release, in the order of the declaration. */
export function membersIn(api: Api, typeName: string, release: string): readonly ApiMember[] {
  return ownStatesIn(api, typeName, release).map(toMember);
}

/** The members of a type in a release with those that it inherits, its own first. */
export const allMembersIn = (api: Api, typeName: string, release: string): readonly ApiMember[] =>
  allStatesIn(api, typeName, release).map(toMember);

/** The names of `membersIn`. */
export const ownMemberNamesIn = (api: Api, typeName: string, release: string): readonly string[] =>
  ownStatesIn(api, typeName, release).map(({ name }) => name);

/** The names of `allMembersIn`, without what is declared. */
export const memberNamesIn = (
  api: Api,
  typeName: string,
  release: string,
): readonly Pick<ApiMember, 'name' | 'declaredIn'>[] => allStatesIn(api, typeName, release);

interface DeclaredState {
  readonly name: string;
  readonly declaredIn: string;
  readonly state: MemberState;
}

const toMember = ({ name, declaredIn, state: { in: _, ...member } }: DeclaredState): ApiMember => ({
  name,
  declaredIn,
  ...member,
});

const ownStatesIn = (api: Api, typeName: string, release: string): readonly DeclaredState[] =>
  Object.entries(ownEntry(api.types, typeName)?.members ?? {}).flatMap(([name, states]) => {
    const state = stateIn(states, release);
    return state ? [{ name, declaredIn: typeName, state }] : [];
  });

function allStatesIn(api: Api, typeName: string, release: string): readonly DeclaredState[] {
  const members = new Map<string, DeclaredState>();
  const visit = (name: string): void => {
    for (const member of ownStatesIn(api, name, release))
      if (!members.has(member.name)) members.set(member.name, member);
    basesIn(api, name, release).forEach(visit);
  };
  visit(typeName);
  return [...members.values()];
}

/** Whether a type declares or inherits a member in a release. */
export const hasMemberIn = (api: Api, typeName: string, member: string, release: string): boolean =>
  stateIn(ownEntry(ownEntry(api.types, typeName)?.members ?? {}, member), release) !== undefined ||
  basesIn(api, typeName, release).some(base => hasMemberIn(api, base, member, release));

/** The types that a type names behind `extends` in a release, without their parameters. */
const basesIn = (api: Api, typeName: string, release: string): readonly string[] =>
  (typeIn(api, typeName, release)?.extends ?? []).map(base => base.replace(/<.*$/s, ''));

/** What a module exports under a name in a release. */
export const exportIn = (
  api: Api,
  module: string,
  name: string,
  release: string,
): ExportState | undefined => stateIn(ownEntry(ownEntry(api.exports, module) ?? {}, name), release);

/** The decorators that a release exports, without the `@`. */
export function decoratorsIn(api: Api, release: string): readonly string[] {
  return Object.entries(api.exports['@stencil/core'] ?? {})
    .filter(([, states]) => stateIn(states, release)?.type?.endsWith('Decorator'))
    .map(([name]) => name);
}

/** The flags of the command line in a release. */
export const flagsIn = (
  api: Api,
  release: string,
): readonly (FlagState & { readonly name: string })[] =>
  Object.entries(api.flags).flatMap(([name, states]) => {
    const state = stateIn(states, release);
    return state ? [{ name, ...state }] : [];
  });

/** The flag that a written one means: `--prod`, `--no-cache`, `-c`, `--docs-json` -> its facts, if the release has it. */
export function flagIn(
  api: Api,
  written: string,
  release: string,
): (FlagState & { readonly name: string }) | undefined {
  const flags = flagsIn(api, release);
  const short = /^-([a-z])$/.exec(written)?.[1];
  if (short) return flags.find(flag => flag.alias === short);
  const name = /^--([\w-]+)/.exec(written)?.[1];
  if (!name) return undefined;
  const camel = kebabToCamel(name);
  return (
    flags.find(flag => flag.name === camel) ??
    flags.find(
      flag =>
        flag.value.startsWith('boolean') &&
        camel === `no${flag.name[0]?.toUpperCase()}${flag.name.slice(1)}`,
    )
  );
}

const kebabToCamel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const ownEntry = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
