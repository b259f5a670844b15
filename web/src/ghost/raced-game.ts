/**
 * How a game that is raced went, move by move. Only how many cards were in order is taken from it:
 * gone, or on a card that they join. No card and no move of it is ever shown.
 */

/** The longest game that is raced, in characters. */
export const LINE_LENGTH_MAX = 20_000;
const LINE = /^[\da-z-]{1,16}(?: [\da-z-]{1,16})*$/;

/** Whether this can be a line of moves. Whether the rules allow them, only a table can say. */
export function isLine(text: string): boolean {
  return text.length <= LINE_LENGTH_MAX && LINE.test(text);
}

/** A game, as far as its ghost tells. */
export interface Run {
  /** How many cards were in order at the start, and after each move. */
  readonly order: readonly number[];
  /** How many cards there are: all of them are in order once the game is won. */
  readonly cards: number;
}

/** What a run needs of the table on which it is raced. */
export interface RunTable {
  again(): RunTable;
  playLine(moves: string[], now_ms: number): unknown;
  lineLength(): number;
  wasWon(): boolean;
  review(): Run;
  free(): void;
}

/** Why a game cannot be raced on a table: it is too long, a move is not legal, or it is not won. */
export type Flaw =
  | { readonly why: 'long' }
  | { readonly why: 'illegal'; readonly move: number }
  | { readonly why: 'unfinished' };

export class NoRun extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw.why);
  }
}

/** Plays a line on the deal of this table, which stays as it is. Throws a `NoRun` if it cannot. */
export function runOf(line: string, table: RunTable): Run {
  if (!isLine(line)) throw new NoRun({ why: 'long' });
  const moves = line.split(' ');
  const own = table.again();
  try {
    own.playLine(moves, 0);
    const made = own.lineLength();
    if (made !== moves.length) throw new NoRun({ why: 'illegal', move: made + 1 });
    if (!own.wasWon()) throw new NoRun({ why: 'unfinished' });
    const { order, cards } = own.review();
    return { order, cards };
  } finally {
    own.free();
  }
}

/** How many moves a run has. */
export function lengthOf({ order }: Run): number {
  return order.length - 1;
}

/** How many cards were in order after each number of moves; the last one stays. */
export function orderAt({ order }: Run, moves: number): number {
  return order[Math.min(moves, order.length - 1)] ?? 0;
}

/** How many cards more than the ghost’s are in order in a game, at as many moves: below 0 if fewer. */
export function leadOf(own: Run, ghost: Run): number {
  const moves = lengthOf(own);
  return orderAt(own, moves) - orderAt(ghost, moves);
}

/** How a race ended: who had fewer moves, if both won, and by how much. */
export interface Finish {
  readonly is: 'first' | 'level' | 'second' | 'stuck';
  readonly moves: number;
}

export function finishOf(own: Run, ghost: Run, won: boolean): Finish {
  const moves = lengthOf(ghost) - lengthOf(own);
  if (!won) return { is: 'stuck', moves: 0 };
  return { is: moves > 0 ? 'first' : moves < 0 ? 'second' : 'level', moves: Math.abs(moves) };
}
