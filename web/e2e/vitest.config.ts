import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-browser', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    globalSetup: './server.ts',
    // A browser has several processes: two browsers at a time keep two cores busy.
    maxWorkers: 2,
    // Ten seconds are usual for a whole game; a busy machine takes far longer.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    // No retries: a test that fails now and then is broken.
    retry: 0,
  },
});
