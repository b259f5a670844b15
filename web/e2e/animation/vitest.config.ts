import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Makes the pictures of the front page: `cargo xtask animation`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-browser', import.meta.url)),
  test: {
    include: ['animation.ts', 'stills.ts'],
    globalSetup: '../server.ts',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
