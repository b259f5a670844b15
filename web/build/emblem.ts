import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES = ['emblem.svg', 'emblem-maskable.svg'];

/** Puts the emblem where browsers look for it, under names that never change. */
export function emblem(): Plugin {
  return {
    name: 'emblem',
    apply: 'build',
    async buildStart() {
      for (const fileName of FILES) {
        const path = fileURLToPath(new URL(`../art/${fileName}`, import.meta.url));
        this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
      }
    },
  };
}
