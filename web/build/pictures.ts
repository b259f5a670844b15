import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The pictures that the page’s manifest names, and where each one comes from. */
export const PICTURES: Readonly<Record<string, string>> = {
  'emblem.svg': 'art/emblem.svg',
  'emblem-maskable.svg': 'art/emblem-maskable.svg',
  // The tests compare the page with these, so they never show an older one.
  'screenshot-desktop.png': 'e2e/pictures/desktop.png',
  'screenshot-phone.png': 'e2e/pictures/phone.png',
};

/** Puts these pictures where browsers look for them, under names that never change. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async buildStart() {
      for (const [fileName, from] of Object.entries(PICTURES)) {
        const path = fileURLToPath(new URL(`../${from}`, import.meta.url));
        this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
      }
    },
  };
}
