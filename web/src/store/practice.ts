/**
 * The position practised last, and the moves made in it. It is not a saved game and does not count,
 * but no move is lost when the page is reloaded, or closed and reopened.
 */

export interface Practice {
  readonly game: string;
  /** The position it began with, as a picture. */
  readonly picture: string;
  /** The line on the table, undone moves included, and how many of its moves are made. */
  readonly moves: readonly string[];
  readonly made: number;
  /** When the last of them was made, as `Date.toISOString` writes it. */
  readonly updated: string;
}

const NAME = 'webspinner-practice';

/** The practice of this tab, and the last practice of any tab for those opened later. */
const OWN = (): Storage => sessionStorage;
const ANY = (): Storage => localStorage;

/**
 * Stores it, replacing the previous one. If nothing has changed, nothing is stored.
 */
export function storePractice(practised: Practice): void {
  const own = attempt(() => parsed(OWN().getItem(NAME)));
  const text = JSON.stringify(practised);
  if (own && JSON.stringify({ ...practised, updated: own.updated }) === JSON.stringify(own)) return;
  for (const storage of [OWN, ANY]) attempt(() => storage().setItem(NAME, text));
}

/**
 * Forgets it, because another game has taken its place in this tab. Newer practice of another tab
 * stays.
 */
export function forgetPractice(): void {
  attempt(() => {
    if (ANY().getItem(NAME) === OWN().getItem(NAME)) ANY().removeItem(NAME);
  });
  attempt(() => OWN().removeItem(NAME));
}

/**
 * What this tab practised last; otherwise the last practice of any tab, if it is later than this
 * time.
 */
export function lastPractice(moment = ''): Practice | undefined {
  const own = attempt(() => parsed(OWN().getItem(NAME)));
  if (own) return own;
  const any = attempt(() => parsed(ANY().getItem(NAME)));
  return any && any.updated > moment ? any : undefined;
}

/** A browser may refuse storage or have no room left, and what is in there need not be ours. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): Practice | undefined {
  const found = JSON.parse(text ?? 'null') as Partial<Practice> | null;
  const { game, picture, moves, made, updated } = found ?? {};
  const strings = [game, picture, updated].every((part) => typeof part === 'string');
  const whole =
    strings &&
    typeof made === 'number' &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string');
  return whole ? (found as Practice) : undefined;
}
