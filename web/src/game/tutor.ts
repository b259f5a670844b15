import type { Scene } from '../engine/engine';

/** What teaches on the table, such as a lesson or a puzzle: while it lies there, only it helps. */
export interface Tutor {
  /** Points out the next move. */
  hint(): void;
}

/** The scene of a table that is part of a lesson, which says itself how it ends. */
export function withoutEnd(scene: Scene | undefined): Scene | undefined {
  return scene && { ...scene, ending: undefined, endingText: undefined, noUsefulMove: false };
}
