/** What the page says under the table. */

import type { PileRef, Step } from '../engine/engine';
import { say } from '../words/words.svelte';
import { titleOf } from './game-name';

/** A notice under the table. */
export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'problem';
  /** Why the win is certain, if it is: the rest can be watched then. Empty if the text says it. */
  readonly certain?: string | undefined;
  /** What the coach adds. */
  readonly idea?: string | undefined;
  /** The pile that it is about, where it is said if there is room. */
  readonly at?: PileRef | undefined;
  /** Piles that it points at. */
  readonly piles?: readonly PileRef[];
  /** What the player can do about it. */
  readonly offer?: { readonly text: string; readonly act: () => unknown } | undefined;
}

/** Says which move was undone, if there was one. */
export function undone(last: Step | undefined): Notice | undefined {
  return last && { text: say('note-undone', { move: last.text }), tone: 'plain' };
}

/** An unfinished, saved game that the player has left. */
export interface LeftGame {
  /** The id of the saved game. */
  readonly id: string;
  /** The id of its rules. */
  readonly game: string;
  /** Whether it counts as lost once another deal of the same game begins. */
  readonly atStake: boolean;
  /** Whether that has happened. */
  readonly lost?: boolean;
}

/** What is said of it. */
export const leftText = ({ game, lost = false }: LeftGame): string =>
  say(lost ? 'note-left-lost' : 'note-left', { game: titleOf(game) });
