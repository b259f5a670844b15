/** The texts on luck and skill, which the program shares. */

import type { Locale } from '../words/locales';
import { text } from '../words/words.svelte';

const sources = import.meta.glob<string>('../../../crates/table/messages/luck/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const luckSource = (name: Locale): Promise<string> =>
  text(sources[`../../../crates/table/messages/luck/${name}.ftl`]);
