/** What the tries of a player make: a rating, a streak, and the puzzle that comes next. */

import type { PuzzleInfo, WholeEngine } from '../engine/whole';
import { streak } from '../site/calendar';
import type { Try } from './tries';

/** What the engine knows about ratings and days. */
export type Scale = Pick<WholeEngine, 'rated' | 'ratingAtFirst' | 'puzzleOfDay'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of the puzzle for a day, which is written as `2026-11-23`. */
export function puzzleOfDay(day: string, scale: Scale): number {
  return scale.puzzleOfDay(Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS));
}

/** The rating after these tries. */
export function ratingOf(
  tries: readonly Try[],
  puzzles: readonly PuzzleInfo[],
  scale: Scale,
): number {
  return tries.reduce((rating, { number, first }, before) => {
    const puzzle = puzzles[number - 1];
    return puzzle ? scale.rated(rating, before, puzzle.rating, first) : rating;
  }, scale.ratingAtFirst());
}

/** How many days in a row had their puzzle solved; a missed day is forgiven. */
export function daysInRow(tries: readonly Try[], today: string, scale: Scale): number {
  const done = tries.flatMap(({ number, done: day }) =>
    day !== undefined && puzzleOfDay(day, scale) === number ? [day] : [],
  );
  return streak(new Map(done.map((day) => [day, 'won'] as const)), today);
}

/** Which puzzles the player wants; undefined stands for any. */
export interface Wish {
  readonly goal?: PuzzleInfo['goal'] | undefined;
  readonly level?: PuzzleInfo['level'] | undefined;
}

export function fitting(puzzles: readonly PuzzleInfo[], { goal, level }: Wish): PuzzleInfo[] {
  return puzzles.filter(
    (one) => (goal ?? one.goal) === one.goal && (level ?? one.level) === one.level,
  );
}

/** The puzzle to offer next: of those never tried the one nearest to the player’s rating. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  tries: readonly Try[],
  rating: number,
): PuzzleInfo | undefined {
  const tried = new Set(tries.map(({ number }) => number));
  const far = (one: PuzzleInfo) => Math.abs(one.rating - rating);
  const fresh = puzzles.filter(({ number }) => !tried.has(number));
  return fresh.sort((one, other) => far(one) - far(other))[0];
}
