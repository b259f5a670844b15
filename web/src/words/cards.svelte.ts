/** The names of the cards in the player's language. */

import { engine } from '../engine/engine';
import { locale } from './words.svelte';

const names = $derived.by(() => {
  // The engine speaks what the page speaks; this is read anew when that changes.
  locale();
  const flat = engine.cardNames();
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) pairs.push([flat[at]!, flat[at + 1]!]);
  return new Map(pairs);
});

/** `8S`: "8 of spades". */
export function cardName(card: string): string {
  return names.get(card) ?? card;
}
