import type { Element } from 'hast';
import type { Code } from 'mdast';
import convert from 'npm-to-yarn';
import { element } from '../element.ts';
import { type Rendering, report } from '../rendering.ts';

const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type PackageManager = (typeof packageManagers)[number];

/** npm commands as tabs, one for each package manager; the reader's choice holds for the whole site. */
export function renderPackageManagers(
  node: Code,
  rendering: Rendering,
  renderCode: (code: Code) => Element,
): Element {
  const tabs = packageManagers.map(name => {
    const value = convertCommands(node.value, name);
    if (value === undefined) report(rendering, node, unknownCommand(name));
    const code = renderCode({ ...node, value: value ?? node.value });
    return element('TabItem', { value: name, label: name }, [code]);
  });
  return element('Tabs', { groupId: 'package-manager' }, tabs);
}

const unknownCommand = (name: PackageManager) => ({
  message: `A command of this sample has no counterpart in ${name}`,
  hint: 'write `<Tabs groupId="package-manager">` with a `<TabItem>` for each, or take `npm2yarn` away.',
});

/** What npm leaves to a flag the others have to be told otherwise: `npm ci`. */
const frozenInstall: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci',
  yarn: 'yarn install --frozen-lockfile',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
};

/** `('npm install', 'yarn')` -> `yarn install`; undefined when there is no such command. */
export function convertCommands(commands: string, name: PackageManager): string | undefined {
  if (name === 'npm') return commands;
  const lines = commands.split('\n').map(line => convertLine(line, name));
  return lines.some(line => line.includes("couldn't auto-convert")) ? undefined : lines.join('\n');
}

function convertLine(line: string, name: PackageManager): string {
  if (/^\s*(#|$)/.test(line)) return line;
  const command = line
    .replace(/\bnpm ci\b/g, frozenInstall[name])
    // A binary of the project is run, not downloaded, unless its package is named with a version.
    .replace(/\bnpx (?=[a-z][\w-]*(\s|$))(?!create-)/g, 'npm exec ');
  return /\bnp[mx]\b/.test(command) ? convert(command, name) : command;
}
