import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
const lock = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha-a' },
  'node_modules/here': { version: '1.0.0', integrity: 'sha-h', optional: true, ...here },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['nowhere'], cpu: ['none'] },
};
const { '': _root, 'node_modules/elsewhere': _elsewhere, ...complete } = lock;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  write('package-lock.json', JSON.stringify({ packages: lock }));
  for (const name of Object.keys(complete)) write(`${name}/package.json`, '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
const installed = packages => {
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  return isInstalled(folder);
};

test('the packages of the lock file, without those of other platforms, are all that is needed', () => {
  expect(installed(complete)).toBe(true);
});

test('nothing installed is not what the lock file says', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('another version of a package is not what the lock file says', () => {
  const a = { version: '0.9.0', integrity: 'sha-a' };
  expect(installed({ ...complete, 'node_modules/a': a })).toBe(false);
});

test('a package too many is not what the lock file says', () => {
  expect(installed({ ...complete, 'node_modules/b': { version: '1.0.0' } })).toBe(false);
});

test('a missing package of this platform is noticed, though it is optional', () => {
  const { 'node_modules/here': _here, ...rest } = complete;
  expect(installed(rest)).toBe(false);
});

test('a package whose folder was removed is noticed', () => {
  rmSync(join(folder, 'node_modules/a'), { recursive: true });
  expect(installed(complete)).toBe(false);
});
