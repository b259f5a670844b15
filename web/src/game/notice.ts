/** What the page says under the table. */

import type { PileRef, Step } from '../engine/engine';
import { settings } from '../settings/settings.svelte';
import { say, sayIfKnown } from '../words/words.svelte';
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

/**
 * What the coach says there is to learn from the text with this name, if the player wants a coach;
 * not every text has something to it.
 */
export function ideaOf(name: string | undefined): string | undefined {
  return settings.coach && name !== undefined ? sayIfKnown(`coach-${name}`) : undefined;
}

/**
 * The notice of a hint, or that no move is useful; `assists` if the game has just become assisted,
 * `certain` is why the win is certain.
 */
export function hintNotice(hint: Step | undefined, assists: boolean, certain?: string): Notice {
  if (!hint) return { text: say('note-no-useful-move'), tone: 'plain' };
  const text = say('note-hint', { move: hint.text, why: hint.why ?? '' });
  return {
    text: assists ? say('note-hint-assists', { hint: text }) : text,
    tone: 'plain',
    certain: certain && (hint.idea === 'why-toward-win' ? '' : certain),
    idea: ideaOf(hint.idea),
  };
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

/** What to say about it. */
export const leftText = ({ game, lost = false }: LeftGame): string =>
  say(lost ? 'note-left-lost' : 'note-left', { game: titleOf(game) });
