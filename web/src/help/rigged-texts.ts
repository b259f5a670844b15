/** The texts on whether the cards are fair, which the program shares. */

import type { Locale } from '../words/locales';
import { text } from '../words/words.svelte';

const sources = import.meta.glob<string>('../../../crates/table/messages/rigged/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const riggedSource = (name: Locale): Promise<string> =>
  text(sources[`../../../crates/table/messages/rigged/${name}.ftl`]);
