/**
 * The pattern of the back that the page begins with; `more-patterns.ts` has the others. Patterns are
 * drawn around the origin, larger than any field they fill.
 */

import { short } from './drawing';
import { SUIT_OUTLINES, type Suit } from './suits';
import { webPath } from './web';

export interface PatternPaint {
  readonly ground: string;
  readonly line: string;
  /** Whether the card is so small that fine lines would blur. */
  readonly coarse: boolean;
}

export type Pattern = (paint: PatternPaint) => string;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" d="${d}"/>`;

export const suit = (
  sign: Suit,
  x: number,
  y: number,
  height: number,
  fill: string,
  turn = '',
): string =>
  `<path transform="translate(${short(x)} ${short(y)})scale(${short(height / 100)})${turn}" fill="${fill}" d="${SUIT_OUTLINES[sign]}"/>`;

export const web: Pattern = ({ ground, line, coarse }) => {
  const threads = webPath({
    spokes: coarse ? 8 : 12,
    rings: coarse ? [17, 30, 45, 63] : [13, 20, 28, 37, 47, 58, 70],
    reach: 84,
  });
  return (
    stroke(threads, line, coarse ? 1.8 : 0.8, 0.85) +
    `<circle r="${coarse ? 15 : 11.5}" fill="${ground}"/>` +
    suit('S', 0, 0, coarse ? 24 : 17, line)
  );
};
