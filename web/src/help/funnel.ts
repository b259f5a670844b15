/** A mean that settles as more is counted, within what chance allows, which narrows like a funnel. */

import type { FigureView } from '../engine/whole';

export interface Counted extends Pick<FigureView, 'mean' | 'low' | 'high'> {
  readonly deals: number;
}

export interface Funnel {
  /** The points of the mean. */
  readonly line: string;
  /** The outline of where 95 of 100 means are. */
  readonly band: string;
}

/** Standard deviations of the last mean from the middle to the edge: twice what is usual. */
const REACH = 4;

/** The points of a picture of this size, as SVG writes them, for this many deals in all. */
export function funnel(
  counted: readonly Counted[],
  { expected, deviation }: Pick<FigureView, 'expected' | 'deviation'>,
  all: number,
  { width, height }: { width: number; height: number },
): Funnel {
  const reach = (REACH * deviation) / Math.sqrt(all);
  const x = (deals: number): number => (deals / all) * width;
  const y = (mean: number): number => {
    const up = Math.min(1, Math.max(-1, (mean - expected) / reach));
    return ((1 - up) * height) / 2;
  };
  const points = (at: (one: Counted) => number): string[] =>
    counted.map((one) => `${x(one.deals).toFixed(1)},${y(at(one)).toFixed(1)}`);
  const band = [...points(({ high }) => high), ...points(({ low }) => low).reverse()];
  return { line: points(({ mean }) => mean).join(' '), band: band.join(' ') };
}
