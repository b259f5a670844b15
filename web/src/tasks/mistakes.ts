/** The moves that lost the player’s games: each comes back to be played better, ever more rarely. */

import { keep, keptList } from '../browser/local-storage';
import { daysAfter } from '../days/days';

const NAME = 'webspinner-mistakes';
/** More would take longer than anybody plays; those that have waited longest go first. */
const MISTAKES_MAX = 50;
/** In how many days a mistake comes back: after it was made, and each time it was played better. */
const PAUSES_DAYS = [1, 3, 7, 21] as const;

export interface Mistake {
  readonly game: string;
  /** The position before the move. */
  readonly picture: string;
  /** The move that lost, and a line that wins instead, in notation. */
  readonly lost: string;
  readonly line: readonly string[];
  /** How often it was played better, one time after another. */
  readonly times: number;
  /** The day on which it comes back, as `2026-11-23`. */
  readonly due: string;
}

/** All of them, the one that comes back first before the others. */
export function allMistakes(): readonly Mistake[] {
  return keptList(NAME, isMistake).sort(byDay);
}

/** Those that have come back by this day. */
export function dueMistakes(today: string): readonly Mistake[] {
  return allMistakes().filter(({ due }) => due <= today);
}

const byDay = (one: Mistake, other: Mistake): number => (one.due < other.due ? -1 : 1);

/** What is stored need not be ours. */
function isMistake(value: unknown): value is Mistake {
  const { game, picture, lost, line, times, due } = Object(value) as Record<string, unknown>;
  return (
    [game, picture, lost].every((one) => typeof one === 'string') &&
    typeof due === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(due) &&
    Number.isFinite(Date.parse(due)) &&
    Array.isArray(line) &&
    line.every((one) => typeof one === 'string') &&
    Number.isInteger(times)
  );
}

/** Notes a mistake that was found today. One that is known already keeps its day. */
export function noteMistake(made: Omit<Mistake, 'times' | 'due'>, today: string): void {
  const all = allMistakes();
  if (all.some((one) => isSame(one, made))) return;
  const due = daysAfter(today, PAUSES_DAYS[0]);
  keep(NAME, [...all, { ...made, times: 0, due }].slice(-MISTAKES_MAX));
}

/** Notes a try: one played better often enough does not come back any more. */
export function noteTried(tried: Mistake, isBetter: boolean, today: string): void {
  const others = allMistakes().filter((one) => !isSame(one, tried));
  const times = isBetter ? tried.times + 1 : 0;
  const pause = PAUSES_DAYS[times];
  keep(
    NAME,
    pause === undefined ? others : [...others, { ...tried, times, due: daysAfter(today, pause) }],
  );
}

const isSame = (one: Omit<Mistake, 'times' | 'due'>, other: Omit<Mistake, 'times' | 'due'>) =>
  one.picture === other.picture && one.game === other.game && one.lost === other.lost;
