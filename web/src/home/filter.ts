/** Which games the player wants to see. */

import type { GameInfo } from '../engine/whole';
import { factsOf, winnable, type Length, type Matter } from '../game/facts';

/** Nearly all deals can be won, most of them, or fewer than half. */
export const CHANCES = ['nearly-all', 'most', 'few'] as const;
export type Chance = (typeof CHANCES)[number];

/** What is left empty does not matter. */
export interface GameFilter {
  readonly text: string;
  readonly decks: '' | 'one' | 'two' | 'more';
  readonly length: '' | Length;
  readonly matter: '' | Matter;
  readonly chance: '' | Chance;
  readonly favourites: boolean;
}

const DECK = 52;

/** What a game is asked for. */
export type ListedGame = Pick<GameInfo, 'id' | 'name' | 'group' | 'also' | 'tags' | 'cards'>;

export function fits(
  one: ListedGame,
  wanted: GameFilter,
  favourites: ReadonlySet<string>,
): boolean {
  const facts = factsOf(one.id);
  return (
    hasWords(one, wanted.text) &&
    (wanted.decks === '' || wanted.decks === decksOf(one)) &&
    (wanted.length === '' || wanted.length === facts?.length) &&
    (wanted.matter === '' || wanted.matter === facts?.matter) &&
    (wanted.chance === '' || wanted.chance === chance(facts && winnable(facts))) &&
    (!wanted.favourites || favourites.has(one.id))
  );
}

function hasWords(one: ListedGame, wanted: string): boolean {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = [one.name, one.id, one.group, ...one.also, ...one.tags]
    .join(' ')
    .toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

function decksOf({ cards }: ListedGame): GameFilter['decks'] {
  if (cards <= DECK) return 'one';
  return cards <= 2 * DECK ? 'two' : 'more';
}

function chance(percent: number | undefined): Chance | undefined {
  if (percent === undefined) return undefined;
  if (percent >= 95) return 'nearly-all';
  return percent >= 50 ? 'most' : 'few';
}
