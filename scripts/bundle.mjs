/**
 * Bundles the build's own code, which is TypeScript that Node 20 cannot run: one folder of
 * JavaScript for each state of the sources, made once.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Programs that run from a bundle: the sources that start in it, by the name of what comes out. */
const programs = {
  build: { build: 'src/build/cli.ts', worker: 'src/build/worker.ts' },
  bench: { bench: 'bench/main.ts' },
  serve: { serve: 'server/cli.ts' },
  hosts: { hosts: 'deploy/cli.ts' },
  facts: { facts: 'tools/facts/main.ts' },
  examples: { examples: 'tools/examples/main.ts' },
  cut: { cut: 'tools/cut/main.ts' },
  verify: { verify: 'tools/verify/main.ts', worker: 'tools/verify/worker.ts' },
};
// The toolchains beside the tools are 800 MB that no bundle contains.
const inputs = [
  'src',
  'bench',
  'tests/browser.mjs',
  'server',
  'deploy',
  'tools/cut',
  'tools/facts',
  'tools/examples',
  'content/examples/examples.ts',
  'tools/verify',
  'tools/toolchain-releases.ts',
  'package-lock.json',
  'scripts/bundle.mjs',
];
const keptOfEach = 3;

/** Packages that look for files of their own when they run; every other one starts faster from the bundle. */
const external = [
  'chokidar',
  'jiti',
  'launch-editor',
  'playwright-core',
  'tinypool',
  'typescript',
  'vite',
];

/** The folder with a program's `<name>.js`, made first when a source has changed; throws when a source is broken. */
export async function bundleProgram(name) {
  const folder = join(root, '.cache/bundle', `${name}-${hashInputs()}`);
  if (existsSync(folder)) return folder;
  const started = performance.now();
  const scratch = `${folder}.${process.pid}`;
  try {
    await bundleInto(scratch, programs[name]);
    takePlace(scratch, folder);
  } catch (error) {
    throw new Error(`The program "${name}" could not be bundled. ${error.message}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  dropOldBundles(name);
  console.log(`Bundled the program "${name}" in ${Math.round(performance.now() - started)} ms.`);
  return folder;
}

async function bundleInto(outDir, entries) {
  // The bundle is the same whoever asks for it: under a test's NODE_ENV, JSX would come out for development.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const input = Object.entries(entries).map(([name, file]) => [name, join(root, file)]);
  mkdirSync(outDir, { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external },
    // React comes without the half of it that is for development: a program starts faster.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      // Styles that components import come to nothing here: only the browser's build writes them.
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
}

function takePlace(scratch, folder) {
  try {
    renameSync(scratch, folder);
  } catch (error) {
    // Another process made the same bundle meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** A name for the present state of everything that a bundle is made of. */
function hashInputs() {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Packages are named by the lock file. */
function listFiles(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .filter(name => name !== 'node_modules')
    .sort()
    .flatMap(name => listFiles(`${path}/${name}`));
}

/** A program may still run from an older bundle, so the last few of it stay. */
function dropOldBundles(name) {
  const folder = join(root, '.cache/bundle');
  const byAge = readdirSync(folder)
    .filter(bundle => bundle.startsWith(`${name}-`))
    .flatMap(bundle => {
      const path = join(folder, bundle);
      // Another process may have given its bundle the final name meanwhile.
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, time: stat.mtimeMs }] : [];
    })
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(keptOfEach)) rmSync(path, { recursive: true, force: true });
}
