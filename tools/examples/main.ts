import { writeExamples } from './write-examples.ts';

// Every toolchain listens for the end of the process.
process.setMaxListeners(0);
const started = performance.now();
const sizes = await writeExamples(process.cwd());
for (const [name, size] of Object.entries(sizes))
  console.log(`content/examples/compiled/${name}  ${(size / 1000).toFixed(1)} KB`);
console.log(
  `${Object.keys(sizes).length} files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
// Some toolchains keep a handle open.
process.exit(0);
