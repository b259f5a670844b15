import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { ENGINES } from './engines';

/** The same journeys in each engine: `npm run engines`, or one engine’s with `-- --project webkit`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-browser', import.meta.url)),
  test: {
    projects: ENGINES.map((engine) => ({
      extends: true as const,
      test: { name: engine, provide: { engine } },
    })),
    include: ['*.journeys.ts'],
    globalSetup: '../server.ts',
    maxWorkers: 2,
    // All files of a worker share its browser: a start takes longer than most journeys.
    isolate: false,
    reporters: ['default', fileURLToPath(new URL('../reporter.ts', import.meta.url))],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    retry: 1,
  },
});
