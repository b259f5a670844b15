/** The conclusions of a review. */

import type { Prospect } from '../engine/engine';

/** How a game was won or lost, as far as it is known. Moves count from 1. */
export type Finding =
  /** Every position could be won, the last one included. */
  | { readonly kind: 'could' }
  | { readonly kind: 'never' }
  /** This move lost it. */
  | { readonly kind: 'move'; readonly move: number }
  /** One of these moves lost it. */
  | { readonly kind: 'among'; readonly from: number; readonly to: number }
  /** It was lost with this move or before, if it could be won at all. */
  | { readonly kind: 'by'; readonly move: number }
  | { readonly kind: 'open' };

/** Draws the conclusion from what is known about the start and the position after each move. */
export function findingOf(prospects: readonly Prospect[]): Finding {
  const won = prospects.lastIndexOf('won');
  const lost = prospects.indexOf('lost');
  if (lost === 0) return { kind: 'never' };
  if (lost < 0) return { kind: won === prospects.length - 1 ? 'could' : 'open' };
  if (won < 0) return { kind: 'by', move: lost };
  return won + 1 === lost
    ? { kind: 'move', move: lost }
    : { kind: 'among', from: won + 1, to: lost };
}

/** A stretch of positions with the same verdict, both ends included. */
export interface Stretch {
  readonly prospect: Prospect;
  readonly from: number;
  readonly to: number;
}

export function stretches(prospects: readonly Prospect[]): Stretch[] {
  const found: Stretch[] = [];
  prospects.forEach((prospect, at) => {
    const last = found.at(-1);
    if (last?.prospect === prospect) found[found.length - 1] = { ...last, to: at };
    else found.push({ prospect, from: at, to: at });
  });
  return found;
}
