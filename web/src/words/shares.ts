/** How the figures of luck and skill are written. */

import type { DecisionView } from '../engine/jobs';
import { number } from './words.svelte';

/** A chance, or a part of one, in whole percent: they are estimates. */
export function share(value: number): string {
  return number(value, { style: 'percent', maximumFractionDigits: 0 });
}

/** What changed a chance, with its sign. */
export function change(value: number): string {
  const format = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return number(value, format);
}

/** A chance, or a part of one, in points: a sure win is 100. */
export const points = (value: number): number => Math.round(value * 100);

/** A number with its sign. */
export const signed = (value: number): string => number(value, { signDisplay: 'exceptZero' });

/** The numbers of a decision's moves, counted from 1. */
export function moveNumbers({ from, to }: DecisionView): string {
  return from + 1 === to ? number(to) : `${number(from + 1)}–${number(to)}`;
}
