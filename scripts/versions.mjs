import { ensureInstalled } from './install.mjs';
import { runProgram } from './program.mjs';

ensureInstalled();
process.exitCode = await runProgram('build', ['versions', ...process.argv.slice(2)]);
