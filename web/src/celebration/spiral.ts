/** A spider spins its web over the table, and the cards are caught in it. */

import { SUIT_OUTLINES } from '../cards/suits';
import { between, easeOut, type Mark, type Point, type Room, type Style } from './show';

const SPOKES = 14;
const TURNS = 5.5;
const CARDS = 30;
const SPOKES_MS = 800;
const SPUN_MS = 3700;
const HOLD_MS = 4700;
const LENGTH_MS = 5600;
const CATCH_MS = 620;
/** A thread sags between two spokes to this share of its distance. */
const SAG = 0.93;
const PIECES = 6;

export const spiral: Style = (room, random) => {
  const web = webOf(room);
  const cards = Array.from({ length: CARDS }, (_, nth) => {
    const part = Math.sqrt((nth + 1.6) / (CARDS + 1));
    return {
      picture: nth % room.pictures,
      part,
      start: SPOKES_MS + part * (SPUN_MS - SPOKES_MS),
      from: room.piles[nth % room.piles.length]!,
      lean: (random() - 0.5) * 0.5,
    };
  });
  return {
    lengthMs: LENGTH_MS,
    stays: false,
    dims: 0.5,
    marks: (atMs) => {
      const gone = between(atMs, HOLD_MS, LENGTH_MS);
      const spun = between(atMs, SPOKES_MS, SPUN_MS);
      const sway = Math.sin(atMs / 900) * 0.035 + gone * gone * 1.2;
      const place = (part: number) => web.on(part, sway, 1 + gone * gone * 0.9);
      const alpha = 1 - gone;
      const threads = spokes(web, atMs, sway, alpha);
      const caught = cards.flatMap((card): Mark[] => {
        const way = easeOut(between(atMs, card.start - CATCH_MS, card.start));
        if (way === 0) return [];
        const to = place(card.part);
        const pull = Math.sin(between(atMs, card.start, card.start + 500) * Math.PI * 3);
        const settle = 1 - between(atMs, card.start, card.start + 500);
        return [
          {
            kind: 'card',
            picture: card.picture,
            x: card.from.x + (to.x - card.from.x) * way,
            y: card.from.y + (to.y - card.from.y) * way + pull * settle * 6,
            scale: web.card * (1.5 - 0.5 * way),
            lean: (card.lean + sway) * way + (1 - way) * 3,
            turn: 1,
            alpha: alpha * Math.min(1, way * 3),
          },
        ];
      });
      const woven: Mark = {
        kind: 'thread',
        points: steps(spun).map(place),
        width: 1.6,
        alpha: 0.9 * alpha,
      };
      const spider =
        spun > 0 && gone < 1
          ? spiderAt(place(spun), place(spun + 0.012), atMs, alpha, web.card)
          : [];
      return [...threads, woven, ...caught, ...spider];
    },
  };
};

interface Web {
  readonly middle: Point;
  readonly reach: number;
  /** How large its cards are drawn. */
  readonly card: number;
  /** A point of the spiral, from 0 in the middle to 1. */
  on(part: number, turn: number, scale: number): Point;
}

function webOf({ width, height, card }: Room): Web {
  const middle = { x: width / 2, y: height / 2 };
  const [wide, high] = [width * 0.46, height * 0.46];
  const reach = Math.min(Math.max(wide, high), Math.min(wide, high) * 1.5);
  const stretch = { x: Math.min(1, wide / reach), y: Math.min(1, high / reach) };
  return {
    middle,
    reach,
    card: Math.min(1, (Math.min(wide, high) * 0.3) / card.height),
    on: (part, turn, scale) => {
      const angle = part * TURNS * 2 * Math.PI;
      const spoke = ((angle / (2 * Math.PI)) * SPOKES) % 1;
      const sag = SAG + (1 - SAG) * (2 * spoke - 1) ** 2;
      const far = (0.06 + 0.94 * part) * reach * sag * scale;
      return {
        x: middle.x + Math.sin(angle + turn) * far * stretch.x,
        y: middle.y - Math.cos(angle + turn) * far * stretch.y,
      };
    },
  };
}

/** Points along the spiral up to here. */
function steps(upTo: number): number[] {
  const count = Math.ceil(upTo * TURNS * SPOKES * PIECES);
  return Array.from({ length: count + 1 }, (_, nth) => (count === 0 ? 0 : (nth / count) * upTo));
}

/** The spokes grow one after another. */
function spokes(web: Web, atMs: number, turn: number, alpha: number): Mark[] {
  return Array.from({ length: SPOKES }, (_, nth): Mark => {
    const start = (nth / SPOKES) * SPOKES_MS * 0.6;
    const grown = easeOut(between(atMs, start, start + SPOKES_MS * 0.4));
    const whole = Math.round(TURNS) - 1;
    const end = web.on((whole + nth / SPOKES) / TURNS, turn, grown * 1.16);
    return { kind: 'thread', points: [web.middle, end], width: 1.2, alpha: 0.55 * alpha };
  });
}

/** A spade on eight legs that runs along its thread. */
function spiderAt(at: Point, ahead: Point, atMs: number, alpha: number, scale: number): Mark[] {
  const size = 44 * Math.max(0.55, scale);
  const heading = Math.atan2(ahead.x - at.x, at.y - ahead.y);
  const legs = Array.from({ length: 8 }, (_, nth): Mark => {
    const side = nth % 2 === 0 ? 1 : -1;
    const pair = (nth >> 1) - 1.5;
    const swing = Math.sin(atMs / 45 + pair * 2 + side) * 0.22;
    const angle = heading + side * (Math.PI / 2 + pair * 0.42 + swing);
    const knee = leg(at, angle, size * 0.62);
    return {
      kind: 'thread',
      points: [at, knee, leg(knee, angle + side * 0.9, size * 0.42)],
      width: 3,
      alpha,
    };
  });
  return [
    ...legs,
    {
      kind: 'shape',
      ...at,
      outline: SUIT_OUTLINES.S,
      size,
      lean: heading,
      alpha,
      colour: '#ffe9a8',
    },
    { kind: 'spark', ...at, size: size * 0.09, alpha, colour: '#7a1f12' },
  ];
}

const leg = ({ x, y }: Point, angle: number, long: number): Point => ({
  x: x + Math.sin(angle) * long,
  y: y - Math.cos(angle) * long,
});
