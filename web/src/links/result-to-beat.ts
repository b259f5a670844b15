/**
 * A result to beat, as it is in a link: `p1193m109t272.Ada` for 1193 points in 109 moves and 272
 * seconds by Ada. Time and name may be missing.
 */

/** What a player challenges others with. */
export interface Beat {
  readonly points: number;
  readonly moves: number;
  readonly timeMs?: number;
  readonly by?: string;
  /** The moves of the game, if the link has them: it can be raced. They are elsewhere in it. */
  readonly line?: string;
}

const FORM = /^p(-?\d{1,7})m(\d{1,7})(?:t(\d{1,8}))?(?:\.(.+))?$/su;
/** Letters, marks, numbers and signs: whatever is not seen could make the page say something else. */
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,24}$/u;

/** Undefined if it is damaged, or holds what no result can be. */
export function readBeat(text: string): Beat | undefined {
  const [, points, moves, seconds, by] = FORM.exec(text) ?? [];
  if (points === undefined || moves === undefined) return undefined;
  if (by !== undefined && !NAME.test(by)) return undefined;
  return {
    points: Number(points),
    moves: Number(moves),
    ...(seconds === undefined ? {} : { timeMs: Number(seconds) * 1000 }),
    ...(by === undefined ? {} : { by }),
  };
}

/** As text for a link, without a name that no link may hold. */
export function beatText({ points, moves, timeMs, by }: Beat): string {
  const time = timeMs === undefined ? '' : `t${Math.floor(timeMs / 1000)}`;
  return `p${points}m${moves}${time}${by !== undefined && NAME.test(by) ? `.${by}` : ''}`;
}
