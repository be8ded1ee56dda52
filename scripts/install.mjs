/**
 * Installs the dependencies when what is installed is not what the lock file says.
 * Imports nothing but Node's own modules: it runs before there is anything else.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { root } from './root.mjs';

const stampFile = 'node_modules/.installed';

/** Makes `node_modules` what the lock file says, and says so when there is something to do. */
export function ensureInstalled(folder = root, command = ['ci']) {
  requireNode();
  if (isInstalled(folder)) return;
  console.log('Installing dependencies …');
  const started = performance.now();
  const { status } = runNpm(folder, [...command, ...installOptions]);
  if (status !== 0) {
    console.error('The dependencies could not be installed; what npm says stands above.');
    process.exit(1);
  }
  writeFileSync(join(folder, stampFile), stampOf(folder));
  console.log(`Dependencies installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

// Whatever the user's own configuration or NODE_ENV leaves out, the site needs; scripts of packages stay off.
const installOptions = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--package-lock',
  '--no-audit',
  '--no-fund',
];

/** Whether the installed packages are those of the lock file, on this platform. */
export function isInstalled(folder) {
  const lock = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!lock || !installed) return false;
  // Where npm has just installed this lock file, an optional package that failed is no reason to try again.
  const stamped = readText(join(folder, stampFile)) === stampOf(folder);
  const names = Object.keys(lock).filter(name => name !== '');
  return (
    Object.keys(installed).every(name => name in lock) &&
    names.every(name => isThere(folder, name, { lock, installed, stamped }))
  );
}

function isThere(folder, name, { lock, installed, stamped }) {
  const wanted = lock[name];
  const found = installed[name];
  if (!found) return wanted.optional === true && (stamped || !isMadeForHere(wanted));
  return (
    found.version === wanted.version &&
    found.integrity === wanted.integrity &&
    existsSync(join(folder, name, 'package.json'))
  );
}

/** An optional package that names platforms, this one among them. */
const isMadeForHere = ({ os, cpu, libc }) =>
  (os !== undefined || cpu !== undefined) &&
  allows(os, process.platform) &&
  allows(cpu, process.arch) &&
  allows(libc, libcOfHere());

const allows = (list, value) =>
  list === undefined ||
  value === undefined ||
  (list.some(entry => !entry.startsWith('!')) ? list.includes(value) : !list.includes(`!${value}`));

function libcOfHere() {
  if (process.platform !== 'linux') return undefined;
  const isMusl =
    existsSync('/lib') && readdirSync('/lib').some(name => name.startsWith('ld-musl-'));
  return isMusl ? 'musl' : 'glibc';
}

const stampOf = folder =>
  `${process.platform} ${process.arch}\n${readText(join(folder, 'package-lock.json'))}`;

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

const readText = file => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Runs the npm that runs us, or else the one on the path. */
export function runNpm(folder, args) {
  const npm = process.env.npm_execpath ?? '';
  const isNpm = /npm-cli\.c?js$/.test(npm) && existsSync(npm);
  const [command, first] = isNpm ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...first, ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
