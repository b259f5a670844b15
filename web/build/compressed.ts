import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|ftl|html|js|json|mjs|net|svg|txt|wasm|webmanifest)$/;
const brotli = promisify(brotliCompress);

/** What servers send of a file. */
export function compress(plain: Buffer): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/**
 * Puts a `.br` twin beside every file of the build that gets smaller by it, unless the build is to
 * be quick (`--mode quick`).
 */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'quick',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        const path = join(folder, name);
        if (!COMPRESSIBLE.test(name) || !(await stat(path)).isFile()) continue;
        const plain = await readFile(path);
        const small = await compress(plain);
        if (small.length < plain.length) await writeFile(`${path}.br`, small);
      }
    },
  };
}
