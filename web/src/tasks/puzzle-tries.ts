/** What the player has tried: the first try at each puzzle counts, and the day it was solved. */

import { keep, keptList } from '../browser/local-storage';

const NAME = 'webspinner-puzzles';

export interface Try {
  readonly number: number;
  /** When it was tried first: ISO 8601, in UTC. */
  readonly at: string;
  /** Whether the first try solved it, without a hint or a wrong move. */
  readonly first: boolean;
  /** The day on which it was solved, as `2026-11-23`; undefined if it has not been yet. */
  readonly done?: string;
}

/** All tries, in the order they were made. */
export function allTries(): readonly Try[] {
  return keptList(NAME, isTry).sort(byTime);
}

function byTime(one: Try, other: Try): number {
  return one.at < other.at ? -1 : one.at > other.at ? 1 : one.number - other.number;
}

/** What is stored need not be ours. */
export function isTry(value: unknown): value is Try {
  const { number, at, first, done } = Object(value) as Record<string, unknown>;
  return (
    Number.isInteger(number) &&
    typeof at === 'string' &&
    typeof first === 'boolean' &&
    (done === undefined || (typeof done === 'string' && /^\d{4}-\d\d-\d\d$/.test(done)))
  );
}

/** Notes a try. Of two at the same puzzle, the earlier result and the first day are kept. */
export function noteTry(tried: Try): void {
  const all = allTries();
  const known = all.find(({ number }) => number === tried.number);
  const [earlier] = [tried, ...(known ? [known] : [])].sort(byTime);
  const [done] = [tried.done, known?.done].filter((day) => day !== undefined).sort();
  const noted = { ...earlier, ...(done !== undefined && { done }) };
  keep(NAME, known ? all.map((one) => (one === known ? noted : one)) : [...all, noted]);
}
