/** The move that the player wants to play better. Its card is loaded only then. */

import type { Step } from '../engine/engine';
import type { Reviewed } from '../game/shown-review.svelte';
import { taskEnded } from './way-back';

/** What is to be played better, and what comes afterwards. */
export interface LostMove {
  readonly game: string;
  /** The position before the move. */
  readonly picture: string;
  /** The move that lost. */
  readonly lost: Step;
  /** A line that wins instead, in notation. */
  readonly line: readonly string[];
  /** The review that it is from, if it is open. The window that shows it frees its table. */
  readonly review?: Reviewed;
  /** Called once: whether the first try was better, without help. */
  readonly ontried?: (isBetter: boolean) => void;
  /** Puts the game back on the table that lies there now. */
  readonly goBack: () => Promise<void>;
}

let wanted = $state.raw<LostMove>();

export function wantedRetry(): LostMove | undefined {
  return wanted;
}

/** Puts this up instead of what is up. */
export function want(next: LostMove | undefined): void {
  wanted?.review?.table.free();
  wanted = next;
}

export function endRetry(): void {
  want(undefined);
  taskEnded();
}
