/** The coach, who says what there is to learn from a hint or a refusal, if the player wants one. */

import { settings } from '../settings/settings.svelte';
import { sayIfKnown } from '../words/words.svelte';

/** What to learn from the text with this name; not every text has something to it. */
export function ideaOf(name: string | undefined): string | undefined {
  return settings.coach && name !== undefined ? sayIfKnown(`coach-${name}`) : undefined;
}
