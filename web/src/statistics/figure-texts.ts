/** Figures as texts. */

import type { Amount } from '../engine/whole';
import { clockText } from '../words/clock';
import { number, say } from '../words/words.svelte';

/** How much a figure is; a dash if it is unknown. */
export function amountText(amount: Amount | undefined): string {
  switch (amount?.unit) {
    case undefined:
      return '–';
    case 'count':
    case 'points':
      return number(amount.value);
    case 'won-lost':
      return amount.value.map((games) => number(games)).join(' / ');
    case 'rate':
      return percentText(amount.value[0]);
    case 'ratio':
    case 'mean':
      return number(amount.value, { maximumFractionDigits: 2 });
    case 'time-ms':
      return clockText(amount.value);
    case 'streak':
      return say(amount.value < 0 ? 'figure-streak-lost' : 'figure-streak-won', {
        games: Math.abs(amount.value),
      });
  }
}

/** A percentage: `50` is written as 50%. */
export function percentText(percent: number): string {
  return number(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}

const UNITS_MS = { second: 1000, minute: 60_000, hour: 3_600_000 };

/** A time in one unit: hours, or the smaller one as long as it says more. */
export function unitText(ms: number): string {
  const count = (unit: keyof typeof UNITS_MS): number => Math.round(ms / UNITS_MS[unit]);
  const unit = count('second') < 60 ? 'second' : count('minute') < 120 ? 'minute' : 'hour';
  return number(count(unit), { style: 'unit', unit, unitDisplay: 'long' });
}
