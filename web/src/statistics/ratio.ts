import { number } from '../words/words.svelte';

interface Counted {
  readonly won: number;
  readonly lost: number;
  /** Wins for each loss; nothing without losses. */
  readonly ratio: number | null | undefined;
}

/** Wins for each loss as it is written: without losses, the wins of a player are infinitely many. */
export function ratioText({ won, lost, ratio }: Counted): string {
  if (typeof ratio === 'number') return number(ratio, { maximumFractionDigits: 2 });
  return won > 0 && lost === 0 ? '∞' : '–';
}
