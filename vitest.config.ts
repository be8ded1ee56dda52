import { defineConfig } from 'vitest/config';

/** Tests of everything that runs without a browser; each stands beside its code. */
export default defineConfig({
  test: {
    include: [
      '{src,server,deploy,tools,content,bench}/**/*.test.{ts,tsx}',
      'scripts/*.test.mjs',
      'tests/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    maxWorkers: 2,
  },
});
