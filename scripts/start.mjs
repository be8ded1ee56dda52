import { ensureInstalled } from './install.mjs';
import { importProgram, runProgram } from './program.mjs';

ensureInstalled();
const code = await runProgram('build', ['build']);
if (code === 0) await importProgram('serve');
else process.exitCode = code;
