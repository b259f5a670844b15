/** What the charts of the statistics show, from the games that ended. */

import type { RecordInfo } from '../engine/engine';

export interface Ended {
  readonly updated: string;
  readonly info: RecordInfo;
}

export interface Rate {
  /** After which game, counted from 1. */
  readonly game: number;
  /** Won of the last games, from 0 to 1. */
  readonly rate: number;
}

/** The win rate over the last `window` games, from the first game that has this many. */
export function rates(wins: readonly boolean[], window: number): Rate[] {
  const all: Rate[] = [];
  let won = 0;
  wins.forEach((win, at) => {
    won += Number(win) - Number(at >= window && wins[at - window]);
    if (at + 1 >= window) all.push({ game: at + 1, rate: won / window });
  });
  return all;
}

/** How many games one point of the win rate covers: fewer while there are few. */
export function windowFor(games: number): number {
  return Math.max(5, Math.min(50, Math.floor(games / 4)));
}

export interface Bin {
  /** From this on … */
  readonly from: number;
  /** … and below this. */
  readonly to: number;
  readonly count: number;
}

const MINUTE = 60_000;
/** Widths that a clock shows well, in milliseconds. */
const TIME_WIDTHS = [
  5_000,
  10_000,
  15_000,
  30_000,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
  120 * MINUTE,
  360 * MINUTE,
  1440 * MINUTE,
];
const BINS_MAX = 12;

/** Counts values in at most a dozen bins of equal, round width. */
export function histogram(values: readonly number[], kind: 'time' | 'moves'): Bin[] {
  if (values.length === 0) return [];
  const [least, most] = [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ];
  const width = widthFor(least, most, kind);
  const first = Math.floor(least / width);
  const counts = Array.from({ length: Math.floor(most / width) - first + 1 }, () => 0);
  for (const value of values) counts[Math.floor(value / width) - first]! += 1;
  return counts.map((count, at) => ({
    from: (first + at) * width,
    to: (first + at + 1) * width,
    count,
  }));
}

function widthFor(least: number, most: number, kind: 'time' | 'moves'): number {
  const fits = (width: number): boolean =>
    Math.floor(most / width) - Math.floor(least / width) < BINS_MAX;
  const widths =
    kind === 'time' ? TIME_WIDTHS : [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
  let width = widths.find(fits) ?? widths.at(-1)!;
  // Times of weeks, from a clock that was left running.
  while (!fits(width)) width *= 2;
  return width;
}
