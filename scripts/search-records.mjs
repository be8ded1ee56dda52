import { ensureInstalled } from './install.mjs';
import { runProgram } from './program.mjs';

ensureInstalled();
process.exitCode = await runProgram('build', ['search-records', ...process.argv.slice(2)]);
