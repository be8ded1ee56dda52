import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FlagState } from '../../src/model/api.ts';
import type { Toolchain } from '../toolchain-releases.ts';
import type { Snapshot } from './snapshot.ts';

const valuesByList: Readonly<Record<string, FlagState['value']>> = {
  BOOLEAN: 'boolean',
  NUMBER: 'number',
  STRING: 'string',
  STRING_ARRAY: 'strings',
  STRING_NUMBER: 'string or number',
  BOOLEAN_STRING: 'boolean or string',
  LOG_LEVEL: 'log level',
};

/** The flags of a release's command line, as its own sources list them. */
export function readFlags({ directory }: Toolchain): Snapshot['flags'] {
  return parseFlags(readFileSync(path.join(directory, 'cli/index.js'), 'utf8'));
}

/** The flags in the text of `cli/index.js`; those below the comment that names Jest are handed on to Jest. */
export function parseFlags(source: string): Snapshot['flags'] {
  const aliases = parseAliases(source);
  const help = parseHelp(source);
  const flags = Object.entries(valuesByList).flatMap(([list, value]) => {
    const body = new RegExp(`const ${list}_CLI_FLAGS = \\[(.*?)\\];`, 's').exec(source)?.[1] ?? '';
    const jestFrom = value === 'strings' ? 0 : body.search(/\/\/ JEST CLI/);
    return [...withoutComments(body).matchAll(/'([\w-]+)'/g)].map(match => {
      const name = match[1] ?? '';
      const ofJest = jestFrom >= 0 && match.index >= jestFrom;
      const alias = aliases[name];
      return [
        name,
        {
          value,
          ...(alias && { alias }),
          of: ofJest ? 'jest' : 'stencil',
          ...(help[name] && { help: help[name] }),
        },
      ] as const;
    });
  });
  return Object.fromEntries(flags.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Comments become blanks of the same length, so that places stay what they are. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, comment => ' '.repeat(comment.length));

function parseAliases(source: string): Readonly<Record<string, string>> {
  const body = /const CLI_FLAG_ALIASES = \{(.*?)\};/s.exec(source)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/^\s*(\w): '(\w+)'/gm)].map(([, letter, name]) => [name, letter]),
  );
}

function parseHelp(source: string): Readonly<Record<string, string>> {
  const lines = source.matchAll(/logger\.cyan\('--(\w+)'\)\} \$\{logger\.dim\('\.+'\)\} (.+)/g);
  return Object.fromEntries([...lines].map(([, name, text]) => [name, text?.trim()]));
}
