/** The puzzle that the player has asked for. All else about puzzles is loaded when one is. */

import type { PuzzleInfo } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { beginTask, taskEnded } from './way-back';

/** Which puzzles the player wants; undefined means any. */
export interface Wish {
  readonly goal?: PuzzleInfo['goal'] | undefined;
  readonly level?: PuzzleInfo['level'] | undefined;
}

export interface WantedPuzzle {
  readonly number: number;
  /** Which puzzles come next. */
  readonly wish: Wish;
  /** Puts the game back on the table that lay there before. */
  readonly goBack: () => Promise<void>;
}

let wanted = $state.raw<WantedPuzzle>();

export function wantedPuzzle(): WantedPuzzle | undefined {
  return wanted;
}

/** Puts a puzzle on the table. */
export function solve(game: Game, number: number, wish: Wish = wanted?.wish ?? {}): void {
  wanted = { number, wish, goBack: beginTask(game, endPuzzle) };
}

export function endPuzzle(): void {
  wanted = undefined;
  taskEnded();
}
