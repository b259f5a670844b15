/** How a movement gains and loses speed: cubic Bézier curves, as style sheets know them. */

/** The two points that bend the curve from (0, 0) to (1, 1). */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** Enough halvings for less than a thousandth of the way. */
const HALVINGS = 12;

export function cssOf(curve: Curve): string {
  return `cubic-bezier(${curve.join(', ')})`;
}

/** How much of the way is done after this part of the time, both from 0 to 1. */
export function eased(curve: Curve | undefined, time: number): number {
  if (!curve) return time;
  const [x1, y1, x2, y2] = curve;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (bent(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return bent(y1, y2, (low + high) / 2);
}

/** One coordinate of the curve. */
function bent(one: number, other: number, t: number): number {
  return 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * other + t ** 3;
}
