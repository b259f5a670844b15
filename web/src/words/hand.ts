/** What a screen reader announces about the selected cards. */

import type { PileRef, Scene } from '../engine/engine';
import { cardName } from './cards.svelte';
import { oneOf } from './lists';
import { say } from './words.svelte';

export function inHand(scene: Scene): string {
  const card = held(scene);
  if (card === undefined) return '';
  const targets = oneOf(scene.targets.map(pileName));
  return say('said-in-hand', { card: cardName(card), places: scene.targets.length, targets });
}

/** The lowest of the cards in hand. */
function held({ hand, columns, reserves }: Scene): string | undefined {
  if (hand?.from.kind === 'column')
    return columns[hand.from.number - 1]?.cards.at(-hand.count)?.face;
  return hand?.from.kind === 'reserve' ? reserves[hand.from.number - 1]?.face : undefined;
}

function pileName(pile: PileRef): string {
  return say('said-place', { kind: pile.kind, number: 'number' in pile ? pile.number : 0 });
}
