import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './program.mjs';
import { root } from './root.mjs';

ensureInstalled();
ensureInstalled(join(root, 'tools/toolchains'));
process.exitCode = await runProgram('examples');
