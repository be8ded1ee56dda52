import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Toolchain } from '../toolchain-releases.ts';
import { createProgram } from './create-program.ts';
import { readDefaults } from './read-defaults.ts';
import { readExports } from './read-exports.ts';
import { readFlags } from './read-flags.ts';
import { readTypes } from './read-types.ts';
import type { Snapshot, TypeSnapshot } from './snapshot.ts';

/** Everything that one release says about itself. */
export async function readSnapshot(toolchain: Toolchain): Promise<Snapshot> {
  const program = createProgram(toolchain);
  const types = readTypes(program, toolchain);
  return {
    release: toolchain.release,
    types: withDefaults(types, await readDefaults(toolchain)),
    exports: readExports(program, toolchain),
    flags: readFlags(toolchain),
    tasks: [...(types.TaskCommand?.state.type ?? '').matchAll(/'(\w+)'/g)].map(
      ([, name]) => name ?? '',
    ),
    requirements: readRequirements(toolchain),
  };
}

/** Defaults go to the members of the named type; those of an output target to the type that declares it. */
function withDefaults(
  types: Readonly<Record<string, TypeSnapshot>>,
  defaults: Awaited<ReturnType<typeof readDefaults>>,
): Readonly<Record<string, TypeSnapshot>> {
  const entries = Object.entries(types).map(([name, type]) => {
    const target = /^'([\w-]+)'$/.exec(type.members.type?.type ?? '')?.[1];
    const values =
      defaults[name] ?? (name.startsWith('OutputTarget') && target ? defaults[target] : undefined);
    if (!values) return [name, type] as const;
    const members = Object.entries(type.members).map(([member, state]) => {
      const value = values[member];
      // What the reading project itself had to give is no default.
      if (typeof value !== 'string' || !state.optional) return [member, state] as const;
      const { documentedDefault: _, ...rest } = state;
      return [member, { ...rest, default: value }] as const;
    });
    return [name, { ...type, members: Object.fromEntries(members) }] as const;
  });
  return Object.fromEntries(entries);
}

function readRequirements({ directory }: Toolchain): Record<string, string> {
  const json = (file: string) => JSON.parse(readFileSync(path.join(directory, file), 'utf8'));
  const { engines } = json('package.json') as { engines: Record<string, string> };
  const source = readFileSync(path.join(directory, 'compiler/stencil.js'), 'utf8');
  const typescript = /typescriptVersion = '([\d.]+)'|typescript: '([\d.]+)'/.exec(source);
  return { ...engines, ...(typescript && { typescript: typescript[1] ?? typescript[2] ?? '' }) };
}
