/** The move that the player wants to play better. Its card is loaded only then. */

import { taskEnded } from '../tasks/way-back';
import type { LostMove } from './retry.svelte';

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
