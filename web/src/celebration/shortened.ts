/** Each win of a day is celebrated more briefly: the tenth has not the charm of the first. */

import { keep, kept } from '../browser/local-storage';
import type { Show } from './show';

/** No celebration gets shorter than that. */
const BRIEF_MS = 2500;
const NAME = 'celebrated';

interface Celebrated {
  readonly day: string;
  readonly wins: number;
}

/** Counts a win, and returns which one of this day it is, from 1. */
export function countWin(now: Date): number {
  const day = now.toDateString();
  const before = kept(NAME) as Partial<Celebrated> | null | undefined;
  const wins = before?.day === day && Number.isInteger(before.wins) ? before.wins! + 1 : 1;
  keep(NAME, { day, wins } satisfies Celebrated);
  return wins;
}

/** What is shown of a celebration at this win of the day: from the second on, a part of its end. */
export function shortened(shows: readonly Show[], win: number): readonly Show[] {
  const last = shows.at(-1);
  if (win <= 1 || !last) return shows;
  const lengthMs = Math.min(last.lengthMs, Math.max(BRIEF_MS, last.lengthMs / win));
  return [{ ...last, lengthMs }];
}
