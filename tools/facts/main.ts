import { writeFacts } from './write-facts.ts';

// Every toolchain listens for the end of the process.
process.setMaxListeners(0);
const started = performance.now();
const sizes = await writeFacts(process.cwd());
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
for (const [name, size] of Object.entries(sizes))
  console.log(`content/api/${name}  ${(size / 1000).toFixed(1)} KB`);
console.log(
  `${(total / 1000).toFixed(1)} KB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
