/** How fast a replay plays. */

export const PACES = ['slow', 'normal', 'fast', 'rapid', 'played'] as const;
export type Pace = (typeof PACES)[number];

const DELAY_MS: Record<Exclude<Pace, 'played'>, number> = {
  slow: 2000,
  normal: 1000,
  fast: 400,
  rapid: 100,
};
/** Limits at the original pace: no long thinking, and no move too fast to see. */
const PLAYED_MAX_MS = 4000;
const PLAYED_MIN_MS = 150;

/**
 * How long to wait before the move after this many is made. `timesMs` holds the clock of the game
 * at each move, below zero where it is not known.
 */
export function delayMs(pace: Pace, timesMs: ArrayLike<number>, made: number): number {
  if (pace !== 'played') return DELAY_MS[pace];
  const before = made === 0 ? 0 : (timesMs[made - 1] ?? -1);
  const after = timesMs[made] ?? -1;
  if (before < 0 || after < 0) return DELAY_MS.normal;
  return Math.min(PLAYED_MAX_MS, Math.max(PLAYED_MIN_MS, after - before));
}

/** Whether the original pace of any move is known. */
export function isTimed(timesMs: ArrayLike<number>): boolean {
  return Array.from(timesMs).some((time) => time >= 0);
}
