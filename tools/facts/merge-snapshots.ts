import type { ApiFile, ApiType } from '../../src/model/api.ts';
import type { Snapshot } from './snapshot.ts';

type Merged<T> = T & { readonly in?: string };
type NamedStates<T> = Record<string, Merged<T>[]>;

/**
 * The states of one name over all releases: `[undefined, a, a, b]` -> two states with their ranges.
 * Equal states of neighbouring releases become one.
 */
export function mergeStates<T extends object>(
  values: readonly (T | undefined)[],
  releases: readonly string[],
): Merged<T>[] {
  const runs: { value: T; text: string; from: number; to: number }[] = [];
  for (const [index, value] of values.entries()) {
    if (!value) continue;
    const text = JSON.stringify(value);
    const last = runs.at(-1);
    if (last?.to === index - 1 && last.text === text) last.to = index;
    else runs.push({ value, text, from: index, to: index });
  }
  return runs.map(({ value, from, to }) => {
    const range = describeRange(releases, from, to);
    return { ...(range && { in: range }), ...value };
  });
}

/** `(['4.0.5', '4.1.0', '4.2.1'], 1, 1)` -> `>=4.1.0 <4.2.1`; empty for all of them. */
function describeRange(releases: readonly string[], from: number, to: number): string {
  const parts = [
    from > 0 && `>=${releases[from]}`,
    to < releases.length - 1 && `<${releases[to + 1]}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The names of a record in all releases, in the order of the newest, older names after the one they followed. */
export function orderedNames(
  records: readonly (Readonly<Record<string, unknown>> | undefined)[],
): string[] {
  const names: string[] = [];
  for (const record of [...records].reverse()) {
    let place = -1;
    for (const name of Object.keys(record ?? {})) {
      const known = names.indexOf(name);
      if (known < 0) names.splice(place + 1, 0, name);
      place = known < 0 ? place + 1 : known;
    }
  }
  return names;
}

/** All releases' snapshots as the files of `content/api`, by name. */
export function mergeSnapshots(snapshots: readonly Snapshot[]): Readonly<Record<string, ApiFile>> {
  const releases = snapshots.map(({ release }) => release);
  const merge = <T extends object>(
    records: readonly (Readonly<Record<string, T>> | undefined)[],
  ): NamedStates<T> =>
    Object.fromEntries(
      orderedNames(records).map(name => [
        name,
        mergeStates(
          records.map(record => record?.[name]),
          releases,
        ),
      ]),
    );
  const modules = orderedNames(snapshots.map(snapshot => snapshot.exports)).map(
    module => [module, merge(snapshots.map(({ exports }) => exports[module]))] as const,
  );
  const tasks = snapshots.map(({ tasks }) => Object.fromEntries(tasks.map(task => [task, {}])));
  const requirements = snapshots.map(({ requirements }) =>
    Object.fromEntries(Object.entries(requirements).map(([name, value]) => [name, { value }])),
  );
  return {
    ...mergeTypes(snapshots, merge),
    cli: { flags: merge(snapshots.map(({ flags }) => flags)), tasks: merge(tasks) },
    exports: { exports: Object.fromEntries(modules) },
    releases: { releases, requirements: merge(requirements) },
  };
}

type Merge = <T extends object>(
  records: readonly (Readonly<Record<string, T>> | undefined)[],
) => NamedStates<T>;

/** Types by the file of their area. */
function mergeTypes(snapshots: readonly Snapshot[], merge: Merge): Record<string, ApiFile> {
  const files: Record<string, { types: Record<string, ApiType> }> = {};
  const states = merge(
    snapshots.map(({ types }) =>
      Object.fromEntries(Object.entries(types).map(([name, { state }]) => [name, state])),
    ),
  );
  for (const [name, merged] of Object.entries(states)) {
    const found = snapshots.map(({ types }) => types[name]);
    const area = found.findLast(type => type !== undefined)?.area ?? '';
    files[area] ??= { types: {} };
    files[area].types[name] = { states: merged, members: merge(found.map(type => type?.members)) };
  }
  return files;
}
