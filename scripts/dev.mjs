import { ensureInstalled } from './install.mjs';
import { runProgram } from './program.mjs';

// The program ends with this code when its own sources have changed.
const startAgain = 75;

ensureInstalled();
let code = startAgain;
while (code === startAgain) code = await runProgram('build', ['dev', ...process.argv.slice(2)]);
process.exitCode = code;
