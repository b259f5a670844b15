import type { Scene } from '../engine/engine';

/** The scene of a table that is part of a lesson, which says itself how it ends. */
export function withoutEnd(scene: Scene | undefined): Scene | undefined {
  return scene && { ...scene, ending: undefined, endingText: undefined, noUsefulMove: false };
}
