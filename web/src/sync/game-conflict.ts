/** What to do with a game that was played on here and on another device. */

import type { SavedGame } from '../store/database';

export type Verdict = 'ours' | 'theirs' | 'both';

/** The one with all moves of the other, if there is one; otherwise both games stay. */
export function verdict(ours: SavedGame, theirs: SavedGame): Verdict {
  if (contains(theirs, ours)) return 'theirs';
  return contains(ours, theirs) ? 'ours' : 'both';
}

/**
 * Whether one version of a game contains every move of the other, and what was noted with it: that
 * it counts as assisted, or was seen to its end.
 */
function contains(more: SavedGame, less: SavedGame): boolean {
  if (less.info.game !== more.info.game || less.info.deal !== more.info.deal) return false;
  if (less.info.assisted && !more.info.assisted) return false;
  if (less.seen && !more.seen) return false;
  const [longer, shorter] = [moves(more.record), moves(less.record)];
  if (!isBeginning(shorter, longer)) return false;
  if (less.info.result === 'unfinished') return true;
  return less.info.result === more.info.result && shorter.length === longer.length;
}

/** Comments, times on the clock, and the star at the move where the player is. */
const BETWEEN = /\{(?:[^}\\]|\\.)*\}|@[\d.]+|\*/g;

/** The moves of a record with variations and comments. */
function moves(record: string): string[] {
  const body = record.slice(record.indexOf('\n\n') + 1);
  const bare = body.replaceAll(BETWEEN, (part) => (part.startsWith('{') ? part : ''));
  return bare.split(/\s+/).filter(Boolean);
}

function isBeginning(shorter: readonly string[], longer: readonly string[]): boolean {
  return shorter.length <= longer.length && shorter.every((move, at) => move === longer[at]);
}
