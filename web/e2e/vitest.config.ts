import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-browser', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    globalSetup: './server.ts',
    // A browser has processes of its own: two at a time keep two cores busy.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Nothing is tried twice: what fails now and then is broken.
    retry: 0,
  },
});
