import { watch } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './program.mjs';
import { root } from './root.mjs';

// The program ends with this code when its own sources have changed.
const startAgain = 75;

ensureInstalled();
let code = startAgain;
while (code === startAgain) {
  await untilBundled();
  code = await runProgram('build', ['dev', ...process.argv.slice(2)]);
}
process.exitCode = code;

/** A source that is broken while it is being written ends nothing. */
async function untilBundled() {
  try {
    await bundleProgram('build');
  } catch (error) {
    console.error(`${error.message}\nWaiting for a change of the sources.`);
    await changeOfSources();
    await untilBundled();
  }
}

function changeOfSources() {
  return new Promise(resolve => {
    const watcher = watch(join(root, 'src'), { recursive: true }, () => {
      watcher.close();
      // An editor may write a file in more than one step.
      setTimeout(resolve, 50);
    });
  });
}
