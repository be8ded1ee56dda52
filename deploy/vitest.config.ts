import { defineConfig } from 'vitest/config';

/** Trials of the hosts' configurations with the hosts' own programs. */
export default defineConfig({ test: { include: ['deploy/*.check.ts'] } });
