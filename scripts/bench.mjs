import { bundleProgram } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { importProgram } from './program.mjs';

ensureInstalled();
// What is measured is building sites, not bundling the program that builds them.
await bundleProgram('build');
await importProgram('bench');
