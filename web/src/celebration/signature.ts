/** How every win begins: a thread runs from card to card, and becomes a web. */

import { between, easeOut, type Mark, type Point, type Room, type Style } from './show';

const CARDS = 13;
const FLIGHT_MS = 420;
const LAID_MS = 1_150;
const SPUN_MS = 2_000;
const HOLD_MS = 2_500;
const LENGTH_MS = 2_850;
/** Where threads run around, in parts of the way to the cards. */
const RINGS = [0.3, 0.52, 0.74];
/** A thread sags between two cards by this share of its distance from the middle. */
const SAG = 0.1;
const PIECES = 6;

export const signature: Style = (room, random) => {
  const count = Math.min(CARDS, room.pictures);
  const web = webOf(room, count, random() < 0.5 ? 1 : -1);
  const startOf = (nth: number): number => (nth / count) * (LAID_MS - FLIGHT_MS);
  return {
    lengthMs: LENGTH_MS,
    stays: false,
    dims: 0.5,
    marks: (atMs) => {
      const alpha = 1 - between(atMs, HOLD_MS, LENGTH_MS);
      const laid = (nth: number): number =>
        easeOut(between(atMs, startOf(nth), startOf(nth) + FLIGHT_MS));
      const all = Array.from({ length: count }, (_, nth) => nth);
      const thread = (points: readonly Point[], strong: number): Mark => ({
        kind: 'thread',
        points,
        width: 1.6,
        alpha: strong * alpha,
      });
      const landed = all.filter((nth) => laid(nth) === 1);
      const spokes = landed.map((nth) => thread([web.middle, web.at(nth, 1)], 0.6));
      // From each card to the next one, and at last from the last to the first.
      const outer = landed
        .filter((nth) => nth > 0)
        .map((nth) => thread(web.around(nth - 1, nth, 1), 0.95));
      const spun = between(atMs, LAID_MS, SPUN_MS) * count;
      const inner = [...RINGS, 1].flatMap((ring) =>
        spun > 0
          ? [thread(web.around(ring === 1 ? count - 1 : 0, spunTo(ring, spun), ring), 0.8)]
          : [],
      );
      const dew = all.flatMap((nth) =>
        RINGS.map((ring): Mark => {
          const grown = between(spun, nth, nth + 1);
          const glint = 0.6 + 0.4 * Math.sin(atMs / 130 + nth * 2.1 + ring * 9);
          return {
            kind: 'spark',
            ...web.at(nth, ring),
            size: 2.6 * grown,
            alpha: glint * alpha,
            colour: '#d9f3ff',
          };
        }),
      );
      const cards = all.flatMap((nth): Mark[] => {
        const way = laid(nth);
        if (way === 0) return [];
        const from = room.piles[nth % room.piles.length]!;
        const to = web.at(nth, 1);
        return [
          {
            kind: 'card',
            // Of every suit, however many faces there are.
            picture: Math.floor((nth * room.pictures) / count),
            x: from.x + (to.x - from.x) * way,
            y: from.y + (to.y - from.y) * way,
            scale: web.card,
            lean: (1 - way) * 2.4,
            turn: 1,
            alpha: alpha * Math.min(1, way * 4),
          },
        ];
      });
      return [...spokes, ...inner, ...outer, ...dew, ...cards];
    },
  };

  /** Up to which card a ring is spun; the outer one lacks only its last thread. */
  function spunTo(ring: number, spun: number): number {
    return ring === 1 ? count - 1 + Math.min(1, spun) : spun;
  }
};

interface Web {
  readonly middle: Point;
  /** How large its cards are drawn. */
  readonly card: number;
  /** A point on the way to a card, 0 in the middle and 1 at the card. */
  at(nth: number, part: number): Point;
  /** A thread around the middle from one card to another, both by their numbers. */
  around(from: number, to: number, part: number): Point[];
}

function webOf({ width, height, card }: Room, count: number, direction: number): Web {
  const middle = { x: width / 2, y: height * 0.47 };
  const wide = Math.min(width / 2 - card.width * 0.6, height * 0.62);
  const high = Math.min(height * 0.47 - card.height * 0.6, width * 0.6);
  const at = (nth: number, part: number): Point => {
    const angle = (direction * 2 * Math.PI * nth) / count;
    return {
      x: middle.x + Math.sin(angle) * wide * part,
      y: middle.y - Math.cos(angle) * high * part,
    };
  };
  const around = (from: number, to: number, part: number): Point[] => {
    const steps = Math.max(1, Math.ceil((to - from) * PIECES));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const nth = from + ((to - from) * step) / steps;
      const sag = SAG * (1 - (2 * (nth % 1) - 1) ** 2);
      return at(nth, part * (1 - sag));
    });
  };
  const room = (Math.PI * (wide + high)) / count;
  return { middle, card: Math.min(1, (room * 0.85) / card.width), at, around };
}
