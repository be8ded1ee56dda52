import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Toolchain } from '../toolchain-releases.ts';

type Values = Readonly<Record<string, unknown>>;
interface LoadedConfig extends Values {
  readonly outputTargets: readonly (Values & { readonly type: string })[];
}

interface LoadResult {
  readonly config: LoadedConfig | null;
  readonly diagnostics: readonly { readonly messageText: string }[];
}

const flags = { args: [], knownArgs: [], unknownArgs: [] };
const generator = () => undefined;
// The toolchain writes its own values into what it is given.
const newOutputTargets = () => [
  { type: 'www' },
  { type: 'dist' },
  { type: 'dist-custom-elements' },
  { type: 'dist-hydrate-script' },
  { type: 'docs-json', file: 'docs.json' },
  { type: 'docs-readme' },
  { type: 'docs-vscode', file: 'vscode.json' },
  { type: 'docs-custom', generator },
  { type: 'stats' },
  { type: 'custom', name: 'mine', generator },
];

/** The configuration that a release ends up with on an empty project: by the name of the type that declares each part. */
export async function readDefaults(
  toolchain: Toolchain,
): Promise<Readonly<Record<string, Values>>> {
  return inEmptyProject(async root => {
    const empty = await loadConfig(toolchain, {
      rootDir: root,
      flags: { ...flags, task: 'build' },
    });
    const full = await loadConfig(toolchain, {
      rootDir: root,
      namespace: 'facts',
      outputTargets: newOutputTargets(),
      flags: { ...flags, task: 'test', spec: true, e2e: true },
    });
    return {
      StencilConfig: shown(empty, toolchain, root),
      ConfigExtras: shown(empty.extras, toolchain, root),
      HydratedFlag: shown(empty.hydratedFlag, toolchain, root),
      StencilDevServerConfig: shown(empty.devServer, toolchain, root),
      TestingConfig: shown(full.testing, toolchain, root),
      ...Object.fromEntries(
        newOutputTargets().map(({ type }) => [
          type,
          shown(
            full.outputTargets.find(target => target.type === type),
            toolchain,
            root,
          ),
        ]),
      ),
    };
  });
}

async function inEmptyProject<T>(use: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'facts-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(path.join(root, 'package.json'), '{ "name": "facts" }');
    writeFileSync(path.join(root, 'tsconfig.json'), '{ "compilerOptions": {} }');
    return await use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function loadConfig({ directory }: Toolchain, config: Values): Promise<LoadedConfig> {
  const load = createRequire(path.join(directory, 'package.json'));
  const { loadConfig } = load('./compiler/stencil.js');
  const { createNodeLogger, createNodeSys } = load('./sys/node/index.js');
  const logger = createNodeLogger({ process });
  const sys = createNodeSys({ process, logger });
  const result: LoadResult = await loadConfig({ config, sys, logger, initTsConfig: true });
  await sys.destroy();
  const wrong = result.diagnostics.map(({ messageText }) => messageText).join('; ');
  if (!result.config) throw new Error(`loadConfig of ${directory} failed: ${wrong}`);
  return result.config;
}

/** Values as TypeScript text; places on the machine that reads become `<root>` and `<core>`. */
function shown(values: unknown, { directory }: Toolchain, root: string): Values {
  if (typeof values !== 'object' || values === null) return {};
  const entries = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || typeof value === 'function') return [];
    if (machinery.has(name) || described.has(name)) return [];
    if (Array.isArray(value) && value.length > longestList) return [];
    const text = valueText(value)
      .replaceAll(directory, '<core>')
      .replaceAll(root, '<root>')
      .replaceAll(process.cwd(), '<root>');
    return text.length > longestText ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

// Parts that the toolchain puts in for its own use, some of them endless.
const machinery = new Set(['sys', 'logger', 'flags', 'tsCompilerOptions']);

// Their members have defaults of their own.
const described = new Set(['outputTargets', 'extras', 'hydratedFlag', 'devServer', 'testing']);

// Longer lists are the modules of the Node that runs this, not a choice of the toolchain.
const longestList = 12;
const longestText = 400;

/** `{ a: ['x', 1] }` as a person would write it. */
export function valueText(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => typeof entry !== 'function' && entry !== undefined)
    .map(([name, entry]) => `${name}: ${valueText(entry)}`)
    .sort();
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
