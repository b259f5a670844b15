/** The lesson that the player has asked for. All else about lessons is loaded when one is. */

import type { Game } from '../game/game.svelte';
import { beginTask, taskEnded } from './way-back';

export interface WantedLesson {
  /** The id of the lesson. */
  readonly id: string;
  /** Puts the game back on the table that lay there before. */
  readonly goBack: () => Promise<void>;
}

let wanted = $state.raw<WantedLesson>();

export function wantedLesson(): WantedLesson | undefined {
  return wanted;
}

/** Begins a lesson, or goes on with it where the player left it. */
export function learn(game: Game, id: string): void {
  wanted = { id, goBack: beginTask(game, endLesson) };
}

export function endLesson(): void {
  wanted = undefined;
  taskEnded();
}
