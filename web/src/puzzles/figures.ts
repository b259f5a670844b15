/** What the tries of a player make: a rating, a streak, and the puzzle that comes next. */

import type { PuzzleInfo, WholeEngine } from '../engine/whole';
import { streak } from '../days/calendar';
import type { Try } from '../tasks/puzzle-tries';
import type { Wish } from '../tasks/wanted.svelte';

/** What the engine knows about ratings and days. */
export type Scale = Pick<WholeEngine, 'rated' | 'ratingAtFirst' | 'puzzleOfDay'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of the puzzle for a day, which is written as `2026-11-23`. */
export function puzzleOfDay(day: string, scale: Scale): number {
  return scale.puzzleOfDay(Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS));
}

/** What someone who has played nothing yet is offered: an easy one from the game that begins. */
const isForNewcomers = ({ game, level }: PuzzleInfo): boolean =>
  game === 'spider-1' && level === 'easy';

/**
 * The puzzle of a day for someone who has played these games: everyone’s if it is from one of them,
 * or else another one from them, the same all day.
 */
export function puzzleFor(
  day: string,
  puzzles: readonly PuzzleInfo[],
  played: ReadonlySet<string>,
  scale: Scale,
): PuzzleInfo {
  const number = puzzleOfDay(day, scale);
  const own = [
    puzzles.filter(({ game }) => played.has(game)),
    puzzles.filter(isForNewcomers),
    puzzles,
  ].find((some) => some[0])!;
  return own.find((one) => one.number === number) ?? own[number % own.length]!;
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

/** On how many days in a row a puzzle was solved; a missed day is forgiven. */
export function daysInRow(tries: readonly Try[], today: string): number {
  const done = tries.flatMap(({ done: day }) => day ?? []);
  return streak(new Map(done.map((day) => [day, 'won'] as const)), today);
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
