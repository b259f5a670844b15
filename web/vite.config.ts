import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { emblem } from './build/emblem';
import { compressed } from './build/compressed';
import { serviceWorker } from './build/service-worker';

export default defineConfig({
  plugins: [svelte(), emblem(), serviceWorker(), compressed()],
  // The messages of words and table lie beside the crates that say them.
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Nothing comes as data in a script: the content security policy forbids it, and it hides size.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the page begins with comes in one file, not in as many as there are windows that share parts of it.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
