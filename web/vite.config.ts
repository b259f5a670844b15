import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { compressed } from './build/compressed';
import { licences, workerModules } from './build/licences';
import { pictures } from './build/pictures';
import { preload } from './build/preload';
import { serviceWorker } from './build/service-worker';

export default defineConfig({
  plugins: [svelte(), pictures(), preload(), serviceWorker(), licences(), compressed()],
  // The messages of words and table are in their crates' folders.
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  worker: { format: 'es', plugins: () => [workerModules()] },
  build: {
    target: 'es2022',
    // No inlined assets: the content security policy forbids them, and they hide size.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The code for the start is one file, not many chunks shared with windows.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
  },
});
