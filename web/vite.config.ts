import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { compressed } from './build/compressed';
import { facts } from './build/facts';
import { licences, workerModules } from './build/licences';
import { messages } from './build/messages';
import { pictures } from './build/pictures';
import { preload } from './build/preload';
import { serviceWorker } from './build/service-worker';

/**
 * The page lists every other file, and no compression shortens what is random in their names. Seven
 * letters are the fewest that the bundler takes for so many files. Workers name theirs alike, so
 * that an engine which both load has one address and is loaded once.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [
    svelte(),
    facts(),
    messages(),
    pictures(),
    preload(),
    serviceWorker(),
    licences(),
    compressed(),
  ],
  // The messages of words and table are in their crates' folders.
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  worker: {
    format: 'es',
    plugins: () => [workerModules()],
    rolldownOptions: { output: names },
  },
  build: {
    target: 'es2022',
    // No inlined assets: the content security policy forbids them, and they hide size.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The code for the start is one file, not many chunks shared with windows. So is that for
        // races, which the start would name one by one.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: 'ghost', test: /src[\\/]ghost[\\/]/ },
          ],
        },
        ...names,
      },
    },
  },
});
