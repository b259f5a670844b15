/** Rockets rise and burst into suits. */

import { SUITS, SUIT_OUTLINES, type Suit } from '../cards/suits';
import { between, easeOut, type Mark, type Point, type Style } from './show';

const ROCKETS = 13;
const APART_MS = 330;
const RISE_MS = 720;
const BURST_MS = 1700;
const WHITE = '#fff6d8';

interface Burst {
  readonly start: number;
  readonly from: Point;
  readonly top: Point;
  readonly suit: Suit;
  readonly colour: string;
  readonly reach: number;
  readonly rings: readonly {
    readonly count: number;
    readonly share: number;
    readonly turn: number;
  }[];
}

export const fireworks: Style = ({ width, height, colours }, random) => {
  const bursts = Array.from({ length: ROCKETS }, (_, nth): Burst => {
    const x = (0.12 + 0.76 * ((nth * 0.618 + random() * 0.12) % 1)) * width;
    return {
      start: nth * APART_MS * (0.85 + random() * 0.3),
      from: { x: x + (random() - 0.5) * width * 0.12, y: height + 10 },
      top: { x, y: height * (0.16 + random() * 0.34) },
      suit: SUITS[nth % SUITS.length]!,
      colour: colours[nth % colours.length]!,
      reach: Math.min(width, height) * (0.17 + random() * 0.12),
      rings: [
        { count: 20, share: 1, turn: random() },
        { count: 13, share: 0.66, turn: random() },
        { count: 7, share: 0.34, turn: random() },
      ],
    };
  });
  return {
    lengthMs: ROCKETS * APART_MS + RISE_MS + BURST_MS,
    stays: false,
    dims: 0.45,
    marks: (atMs) => bursts.flatMap((burst) => marksOf(burst, atMs - burst.start, height)),
  };
};

function marksOf(burst: Burst, atMs: number, height: number): Mark[] {
  if (atMs < 0 || atMs > RISE_MS + BURST_MS) return [];
  return atMs < RISE_MS
    ? rising(burst, atMs / RISE_MS)
    : burstInto(burst, (atMs - RISE_MS) / BURST_MS, height);
}

/** A spark with a tail. */
function rising({ from, top, colour }: Burst, part: number): Mark[] {
  return Array.from({ length: 9 }, (_, nth): Mark => {
    const rise = easeOut(Math.max(0, part - nth * 0.022));
    return {
      kind: 'spark',
      x: from.x + (top.x - from.x) * rise,
      y: from.y + (top.y - from.y) * rise,
      size: 4.5 - nth * 0.4,
      alpha: (1 - nth / 9) * (1 - part * 0.4),
      colour: nth === 0 ? WHITE : colour,
    };
  });
}

function burstInto(
  { top, suit, colour, reach, rings }: Burst,
  part: number,
  height: number,
): Mark[] {
  const grown = easeOut(Math.min(1, part * 1.5));
  const alpha = 1 - between(part, 0.5, 1) ** 1.4;
  const fall = part * part * height * 0.09;
  const marks: Mark[] = [
    { kind: 'spark', ...top, size: 46 * (1 - between(part, 0, 0.16)), alpha: 0.75, colour: WHITE },
  ];
  rings.forEach(({ count, share, turn }, ring) => {
    for (let nth = 0; nth < count; nth += 1) {
      const angle = ((nth + turn) / count) * 2 * Math.PI;
      const far = reach * share * grown;
      const at = { x: top.x + Math.sin(angle) * far, y: top.y - Math.cos(angle) * far + fall };
      const size = reach * (0.17 - ring * 0.02) * (0.5 + 0.5 * grown) * (1 - part * 0.35);
      marks.push({
        kind: 'shape',
        ...at,
        outline: SUIT_OUTLINES[suit],
        size,
        lean: angle * between(part, 0, 1),
        alpha,
        colour,
      });
      const behind = 0.86;
      marks.push({
        kind: 'spark',
        x: top.x + Math.sin(angle) * far * behind,
        y: top.y - Math.cos(angle) * far * behind + fall,
        size: 1.8,
        alpha: alpha * 0.8,
        colour: WHITE,
      });
    }
  });
  return marks;
}
