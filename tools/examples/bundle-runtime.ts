import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Toolchain } from '../toolchain-releases.ts';
import { bundleScript } from './bundle.ts';

/** The import path that compiled components take the runtime from, and the variable that holds it. */
export const runtimeImport = 'stencil-runtime';
export const runtimeVariable = 'stencil';

type Conditionals = Readonly<Record<string, boolean | undefined>>;

/** A release's runtime as one script with the names that the examples import. */
export async function bundleRuntime(
  { release, directory }: Toolchain,
  names: readonly string[],
): Promise<string> {
  const client = path.join(directory, 'internal/client/index.js');
  const exported = /export \{([^}]*)\};?\s*$/.exec(readFileSync(client, 'utf8'))?.[1] ?? '';
  const known = names.filter(name => new RegExp(`\\b${name}\\b`).test(exported));
  const conditionals = await readConditionals(directory);
  const code = await bundleScript({
    entry: 'entry',
    name: runtimeVariable,
    modules: {
      entry: [
        `export { ${known.join(', ')} } from '${client}';`,
        // Compiled output of 2.x and 3.x imports a name that the runtime does not export, and never uses it.
        ...names
          .filter(name => !known.includes(name))
          .map(name => `export const ${name} = undefined;`),
      ].join('\n'),
      '@stencil/core/internal/app-data':
        "export const BUILD = {}; export const NAMESPACE = 'examples'; export const Env = {};",
    },
    transform: text =>
      text.replace(/\bBUILD\.(\w+)/g, (_, name: string) => String(conditionals[name] ?? false)),
  });
  return `/*! Runtime of Stencil ${release}, MIT License, https://github.com/stenciljs/core */\n${code}\n`;
}

/**
 * What the runtime contains: what the release takes for a bundle of custom elements. Its switch for
 * forms stays off: with it, from 4.8 on, a component's form callbacks call themselves.
 */
async function readConditionals(directory: string): Promise<Conditionals> {
  const file = pathToFileURL(path.join(directory, 'internal/app-data/index.js')).href;
  const { BUILD } = (await import(file)) as { BUILD: Conditionals };
  return { ...BUILD, isDebug: false, isDev: false, profile: false };
}
