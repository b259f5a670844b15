/** Figures as texts for a table; a dash if there is nothing to count. */

import { clockText } from '../words/clock';
import { number } from '../words/words.svelte';

/** A figure of this browser, or one of the server, which uses `null` for unknown figures. */
export type Figure = number | null | undefined;

const NONE = '–';

function text(figure: Figure, written: (value: number) => string): string {
  return figure === null || figure === undefined ? NONE : written(figure);
}

export function numberText(figure: Figure): string {
  return text(figure, (value) => number(value, { maximumFractionDigits: 2 }));
}

/** A percentage: `50` is written as 50%. */
export function percentText(figure: Figure): string {
  return text(figure, (value) =>
    number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
  );
}

export function durationText(figure: Figure): string {
  return text(figure, clockText);
}

const UNITS_MS = { second: 1000, minute: 60_000, hour: 3_600_000 };

/** A time in one unit: hours, or the smaller one as long as it says more. */
export function unitText(ms: number): string {
  const count = (unit: keyof typeof UNITS_MS): number => Math.round(ms / UNITS_MS[unit]);
  const unit = count('second') < 60 ? 'second' : count('minute') < 120 ? 'minute' : 'hour';
  return number(count(unit), { style: 'unit', unit, unitDisplay: 'long' });
}

interface Counted {
  readonly won: number;
  readonly lost: number;
  /** Wins per loss; nothing without losses. */
  readonly ratio: Figure;
}

/** Wins per loss. Without losses, the ratio of a player who has won is infinite. */
export function ratioText({ won, lost, ratio }: Counted): string {
  return won > 0 && lost === 0 ? '∞' : numberText(ratio);
}
