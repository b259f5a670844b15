/** The first steps of a newcomer, pointed at one after another until they are taken. */

export const FIRST_STEPS = ['move', 'undo', 'stock'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What has happened in a game so far. */
export interface SoFar {
  readonly moves: number;
  /** The most moves there were: more than now, if some were undone. */
  readonly movesMost: number;
  /** The rows left in the stock, now and when the game came onto the table. */
  readonly rows: number;
  readonly rowsFirst: number;
  /** Whether no move is useful any more. */
  readonly stranded: boolean;
}

/** Undo is worth knowing once there is something to regret, and the stock once moves get rare. */
const UNDO_FROM = 2;
const UNDO_UNTIL = 6;
const STOCK_FROM = 8;
const STOCK_UNTIL = 24;

/** The first step, from this one on, that is not taken yet; undefined after the last. */
export function nextStep(from: number, soFar: SoFar): number | undefined {
  for (let at = from; at < FIRST_STEPS.length; at += 1) {
    if (!isTaken(FIRST_STEPS[at]!, soFar)) return at;
  }
  return undefined;
}

function isTaken(step: FirstStep, { moves, movesMost, rows, rowsFirst }: SoFar): boolean {
  if (step === 'move') return movesMost > 0;
  if (step === 'undo') return moves < movesMost || moves >= UNDO_UNTIL;
  return rows < rowsFirst || moves >= STOCK_UNTIL;
}

/** Whether it is time to point at this step. */
export function isDue(step: FirstStep, { moves, rows, stranded }: SoFar): boolean {
  if (step === 'move') return true;
  if (step === 'undo') return moves >= UNDO_FROM;
  return rows > 0 && (stranded || moves >= STOCK_FROM);
}
