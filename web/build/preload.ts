import type { Plugin } from 'vite';

/** The module that the page cannot begin without, by its place in the sources. */
const MODULE = /\/wasm-table\/engine_bg\.wasm$/;

/**
 * Lets browsers load the engine while they still load the script that asks for it: a slow line is
 * then never idle.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle).filter(
          (file) =>
            file.type === 'asset' && file.originalFileNames.some((name) => MODULE.test(`/${name}`)),
        );
        return files.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${fileName}`, as: 'fetch', crossorigin: 'anonymous' },
          injectTo: 'head',
        }));
      },
    },
  };
}
