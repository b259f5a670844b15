import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker.js', import.meta.url));

/** What the build copies as it is, and the page needs without a network. */
const PUBLIC = ['/404.html', '/worn.js'];

/** What browsers fetch for installing the page. The page itself never shows it. */
const INSTALLING = /^screenshot-.*\.png$/;

/** What only browsers without SIMD load. They keep it from then on. */
const WITHOUT_SIMD = 'src/engine/pkg/wasm-whole/engine_bg.wasm';

/**
 * Writes `sw.js`: the service worker, with the list of all files of this build and a name that
 * changes whenever one of them does.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.entries(bundle)
        .filter(([name]) => !name.endsWith('.map') && !INSTALLING.test(name))
        .filter(([, file]) => {
          const sources = file.type === 'asset' ? file.originalFileNames : [];
          return !sources.some((source) => source.endsWith(WITHOUT_SIMD));
        })
        .map(([name]) => name);
      const paths = files.map((name) => `/${name}`).filter((path) => path !== '/index.html');
      const source = await readFile(SOURCE, 'utf8');
      const hash = createHash('sha256').update(source);
      for (const name of files.toSorted()) {
        const file = bundle[name];
        if (file) hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      for (const path of PUBLIC)
        hash.update(await readFile(fileURLToPath(new URL(`../public${path}`, import.meta.url))));
      const build = hash.digest('hex').slice(0, 16);
      const list = JSON.stringify(['/', ...PUBLIC, ...paths.toSorted()]);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const BUILD = '${build}';\nconst FILES = ${list};\n${source}`,
      });
    },
  };
}
