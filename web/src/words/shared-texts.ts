/** Texts that the program shares with the page, each loaded with what needs it. */

import type { Locale } from './locales';
import { text } from './words.svelte';

const sources = import.meta.glob<string>('../../../crates/table/messages/*/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The source of the texts in a folder of `crates/table/messages`. */
export const sharedTexts =
  (folder: 'shared' | 'figures' | 'luck' | 'rigged' | 'unseen') =>
  (name: Locale): Promise<string> =>
    text(sources[`../../../crates/table/messages/${folder}/${name}.ftl`]);
