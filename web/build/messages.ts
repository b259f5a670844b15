import type { Plugin } from 'vite';

/** A message file without its comments, which are for translators. */
export function bare(source: string): string {
  return source.replace(/^#.*\n+/gm, '');
}

/** Sends players the messages alone: most of these files are loaded before the first game. */
export function messages(): Plugin {
  return {
    name: 'messages',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.ftl'))
          file.source = bare(file.source.toString());
      }
    },
  };
}
