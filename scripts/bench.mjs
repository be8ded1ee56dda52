import { join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { importProgram } from './program.mjs';
import { root } from './root.mjs';

ensureInstalled();
const named = process.argv.slice(2);
// Their lock file names packages for other platforms that it does not list, which `npm ci` refuses.
if (named.length === 0 || named.includes('peers'))
  ensureInstalled(join(root, 'bench/peers'), ['install', '--no-save']);
// What is measured is building sites, not bundling the program that builds them.
await bundleProgram('build');
await importProgram('bench');
