/** A shake of the head: these cards cannot move. */

export const SHAKE_MS = 220;
/** Not `translate`, by which cards are placed. */
export const SHAKE: Keyframe[] = [0, -5, 4, -3, 2, 0].map((x) => ({
  transform: `translateX(${x}px)`,
}));
