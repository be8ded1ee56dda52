import { ensureInstalled } from './install.mjs';
import { importProgram } from './program.mjs';

ensureInstalled();
await importProgram('serve');
