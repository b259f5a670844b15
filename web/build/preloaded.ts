import type { Plugin } from 'vite';

/** The engine for the page; that of the worker is loaded when it is needed. */
const ENGINE = 'src/engine/pkg/wasm-table/engine_bg.wasm';

/** Has the browser fetch the engine at once, together with the script that will ask for it. */
export function preloaded(): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const engine = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.originalFileNames.includes(ENGINE),
        );
        if (!engine) throw new Error(`${ENGINE} is no part of the page`);
        const attrs = { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true, href: `/${engine.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
