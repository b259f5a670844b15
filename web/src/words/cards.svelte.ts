/** The names of the cards in the player's language. */

import { engine } from '../engine/engine';
import { locale } from './words.svelte';

const names = $derived.by(() => {
  // The names come from the engine, and change with the language.
  locale();
  const flat = engine.cardNames();
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) pairs.push([flat[at]!, flat[at + 1]!]);
  return new Map(pairs);
});

const LETTERS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** A text as it is read aloud, with cards such as `8♠` in words. */
export function aloud(text: string): string {
  return text.replace(/(10|[2-9AJQK])([♠♥♦♣])/g, (sign, rank: string, suit: string) => {
    return names.get(`${rank === '10' ? 'T' : rank}${LETTERS[suit]}`) ?? sign;
  });
}

/** `8S`: "8 of spades". */
export function cardName(card: string): string {
  return names.get(card) ?? card;
}
