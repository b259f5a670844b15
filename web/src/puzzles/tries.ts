/** What the player has tried: the first try at each puzzle counts, and the day it was solved. */

const NAME = 'webspinner-puzzles';

export interface Try {
  readonly number: number;
  /** Whether the first try solved it, without a hint or a wrong move. */
  readonly first: boolean;
  /** The day on which it was solved, as `2026-11-23`; undefined if it has not been yet. */
  readonly done?: string;
}

/** All tries, in the order of the first ones. */
export function allTries(): readonly Try[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter(isTry) : [];
  } catch {
    return [];
  }
}

/** What is stored need not be ours. */
function isTry(value: unknown): value is Try {
  const { number, first, done } = Object(value) as Record<string, unknown>;
  return (
    Number.isInteger(number) &&
    typeof first === 'boolean' &&
    (done === undefined || (typeof done === 'string' && /^\d{4}-\d\d-\d\d$/.test(done)))
  );
}

/** Notes a try. Of an earlier one the result stays, and so does the day it was solved. */
export function noteTry({ number, first, done }: Try): void {
  const all = allTries();
  const known = all.find((one) => one.number === number);
  const day = known?.done ?? done;
  const noted = { number, first: known?.first ?? first, ...(day !== undefined && { done: day }) };
  const next = known ? all.map((one) => (one === known ? noted : one)) : [...all, noted];
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // Where nothing can be stored, every puzzle is new.
  }
}
