/** What a table of the toolchain's public surface shows in a version: `<ApiTable of="PropOptions" />`. */
import type {} from 'mdast';
import {
  type Api,
  type ApiState,
  allMembersIn,
  decoratorsIn,
  flagsIn,
  hasMemberIn,
  type MemberState,
  memberNamesIn,
  sinceRelease,
  stateIn,
  typeIn,
} from './api.ts';
import { didYouMean } from './did-you-mean.ts';

/** Which members an author asks for. */
export interface ApiTableRequest {
  /** A type, or one of `otherTables`. */
  readonly of: string;
  /** Members to show, in this order; those that a version lacks are passed over. */
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
  /** Whether members that the type inherits are left out. */
  readonly own?: boolean | undefined;
}

/** A member as a table shows it. */
export interface ApiRow {
  /** As it is declared: `buildDir`, `docsJson`. It names the description. */
  readonly member: string;
  /** As it is written: `buildDir`, `--docs-json`. */
  readonly name: string;
  readonly anchor: string;
  /** TypeScript text; overloads stand on lines of their own. Empty when there is nothing to say. */
  readonly type: string;
  readonly default?: string;
  readonly optional: boolean;
  readonly deprecated: boolean;
  /** The version that brought it, when the oldest one lacks it: `v4.1`. */
  readonly since?: string;
  /** The type that declares it. */
  readonly declaredIn: string;
}

/**
 * What a table shows in a release. The children of its element are the
 * descriptions: a paragraph for each row.
 */
export interface FilledTable {
  readonly rows: readonly ApiRow[];
  /** Where types are documented that the rows name: type -> `page:…#…`. */
  readonly links: Readonly<Record<string, string>>;
  /** Whether the type exists: in this release, in another one only, or in none. */
  readonly type: 'here' | 'elsewhere' | 'nowhere';
  /** Names in `only` and `except` that no release has. */
  readonly unknown: readonly string[];
  /** All names that the table has in some release, when some are unknown. */
  readonly valid: readonly string[];
}

declare module 'mdast' {
  interface Data {
    /** What fills `<ApiTable>`. */
    apiTable?: FilledTable;
  }
}

/** Tables that are no type's. */
export const otherTables = ['cli-flags', 'cli-tasks', 'decorators', 'functions'] as const;

type OtherTable = (typeof otherTables)[number];

const isOther = (of: string): of is OtherTable => otherTables.some(name => name === of);

/** The id of a table's element, or of one of its rows: `('PropOptions', 'mutable')` -> `api-PropOptions-mutable` */
export const apiAnchor = (of: string, member?: string): string =>
  member === undefined ? `api-${of}` : `api-${of}-${member}`;

/** The rows of a table in a release; undefined when the release has no such type. */
export function apiRows(
  api: Api,
  request: ApiTableRequest,
  release: string,
): readonly ApiRow[] | undefined {
  const rows = isOther(request.of)
    ? rowsOf[request.of](api, release)
    : memberRows(api, request.of, release);
  return rows && choose(rows, request);
}

/** The members that a table has in a release, without what their rows say; none when there is no such type. */
export function apiMembersIn(
  api: Api,
  of: string,
  release: string,
): readonly Pick<ApiRow, 'member' | 'declaredIn'>[] {
  if (isOther(of)) return rowsOf[of](api, release);
  if (!typeIn(api, of, release)) return [];
  return memberNamesIn(api, of, release)
    .filter(({ name }) => isNamed(name))
    .map(({ name, declaredIn }) => ({ member: name, declaredIn }));
}

/** The names that a table has in some release: what `only`, `except` and descriptions may name. */
export const apiMembers = (api: Api, of: string): readonly string[] => [
  ...new Set(
    api.releases.flatMap(release => apiMembersIn(api, of, release).map(({ member }) => member)),
  ),
];

/** Whether a table of that name exists in some release. */
export const hasApiTable = (api: Api, of: string): boolean =>
  isOther(of) || Object.hasOwn(api.types, of);

/** The tables that are written almost like a name that is none. */
export const nearestTable = (api: Api, of: string): string =>
  didYouMean(of, [...otherTables, ...Object.keys(api.types)]);

/** `4.1.0` -> `v4.1`; `v3` where the documentation has one version for the major. */
export function versionOfSince(release: string, releases: readonly string[]): string {
  const [major, minor] = release.split('.');
  const ofMajor = releases.filter(other => other.startsWith(`${major}.`));
  return ofMajor.length === 1 ? `v${major}` : `v${major}.${minor}`;
}

/** The types from which a type inherits in some release, itself first. */
export function apiLineage(api: Api, of: string): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !Object.hasOwn(api.types, name)) return;
    found.add(name);
    for (const { extends: bases = [] } of api.types[name]?.states ?? [])
      for (const base of bases) visit(base.replace(/<.*$/s, ''));
  };
  visit(of);
  return [...found];
}

/** Call and index signatures have no name that a reader could write. */
const isNamed = (name: string): boolean => /^[\w$]+$/.test(name);

function memberRows(api: Api, of: string, release: string): readonly ApiRow[] | undefined {
  if (!typeIn(api, of, release)) return undefined;
  return allMembersIn(api, of, release)
    .filter(({ name }) => isNamed(name))
    .map(({ name, declaredIn, ...state }) => ({
      ...toRow(of, name, declaredIn),
      ...ofState({ ...state, type: spellOut(api, state.type, release) }),
      ...withSince(api, sinceOfMember(api, of, name)),
    }));
}

/** A type that only names a few literals is shown as these: `PageReloadStrategy` -> `'hmr' | 'pageReload' | null` */
function spellOut(api: Api, type: string, release: string): string {
  const alias = typeIn(api, type, release)?.type;
  return alias !== undefined && /^('[^']*'|null)( \| ('[^']*'|null))*$/.test(alias) ? alias : type;
}

const ofState = ({ type, optional, deprecated, default: ran, documentedDefault }: MemberState) => ({
  type,
  ...((ran ?? documentedDefault) !== undefined && { default: ran ?? documentedDefault ?? '' }),
  optional: optional ?? false,
  deprecated: deprecated !== undefined,
});

/** A member may have moved to a type that is inherited: it counts from when the whole type had it. */
const sinceOfMember = (api: Api, of: string, name: string): string | undefined => {
  const has = (release: string) =>
    typeIn(api, of, release) !== undefined && hasMemberIn(api, of, name, release);
  const first = api.releases.find(has);
  return first === api.releases[0] ? undefined : first;
};

const withSince = (api: Api, since: string | undefined) =>
  since === undefined ? {} : { since: versionOfSince(since, api.releases) };

const toRow = (of: string, member: string, declaredIn: string = of) => ({
  member,
  name: member,
  anchor: apiAnchor(of, member),
  declaredIn,
});

const plain = { optional: true, deprecated: false };

const rowsOf: Record<OtherTable, (api: Api, release: string) => readonly ApiRow[]> = {
  'cli-flags': (api, release) =>
    flagsIn(api, release)
      .filter(flag => flag.of === 'stencil')
      .map(({ name, alias, value }) => ({
        ...toRow('cli-flags', name),
        name: [`--${camelToKebab(name)}`, ...(alias ? [`-${alias}`] : [])].join(', '),
        type: value,
        ...plain,
        ...sinceOf(api, api.flags[name]),
      })),
  'cli-tasks': (api, release) =>
    Object.entries(api.tasks)
      .filter(([, states]) => stateIn(states, release))
      .map(([name, states]) => ({
        ...toRow('cli-tasks', name),
        name: `stencil ${name}`,
        type: '',
        ...plain,
        ...sinceOf(api, states),
      })),
  decorators: (api, release) =>
    decoratorsIn(api, release).map(name => ({
      ...toRow('decorators', name),
      name: `@${name}()`,
      type: decoratorType(api, name, release),
      ...plain,
      ...sinceOf(api, api.exports['@stencil/core']?.[name]),
    })),
  functions: (api, release) =>
    Object.entries(api.exports['@stencil/core'] ?? {}).flatMap(([name, states]) => {
      const state = stateIn(states, release);
      if (!state?.type || !isValue(state.kind) || state.type.endsWith('Decorator')) return [];
      return [{ ...toRow('functions', name), type: state.type, ...plain, ...sinceOf(api, states) }];
    }),
};

const isValue = (kind: string): boolean => kind === 'const' || kind === 'function';

const sinceOf = (api: Api, states: readonly ApiState[] | undefined) =>
  withSince(api, states && sinceRelease(api, states));

/** What is called behind the `@`: the signature of the decorator's type. */
function decoratorType(api: Api, name: string, release: string): string {
  const type = stateIn(api.exports['@stencil/core']?.[name], release)?.type ?? '';
  return stateIn(api.types[type]?.members['()'], release)?.type ?? type;
}

/** `docsJson` -> `docs-json` */
const camelToKebab = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function choose(
  rows: readonly ApiRow[],
  { of, only, except = [], own = false }: ApiTableRequest,
): readonly ApiRow[] {
  const kept = rows.filter(
    ({ member, declaredIn }) => !except.includes(member) && (!own || declaredIn === of),
  );
  if (!only) return kept;
  return only.flatMap(name => kept.find(({ member }) => member === name) ?? []);
}
