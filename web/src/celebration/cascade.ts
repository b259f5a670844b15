/** The cards leap from their piles and bounce over the table, each leaving its trail. */

import type { Mark, Point, Room, Style } from './show';

const CARDS = 30;
const APART_MS = 165;
const LENGTH_MS = 6200;
const STEP_MS = 1000 / 50;
/** The share of the speed that is left after a bounce. */
const BOUNCE = 0.8;
/** In heights of the table per second squared. */
const GRAVITY = 2.6;
/** The highest leap of a card from a tall pile, as a share of the table’s height. */
const HOP = 0.06;
/** From a low pile it rises to a place between these two, from above. */
const HIGHEST = 0.08;
const LOWEST = 0.6;
/** In widths of the table per second. */
const SLOWEST = 0.13;
const FASTEST = 0.42;

export const cascade: Style = (room, random) => {
  const flights = Array.from({ length: CARDS }, (_, nth) => ({
    picture: nth % room.pictures,
    start: nth * APART_MS,
    way: bounces(room.piles[nth % room.piles.length]!, room, random),
  }));
  return {
    lengthMs: LENGTH_MS,
    stays: true,
    dims: 0,
    marks: (atMs) =>
      flights.flatMap(({ picture, start, way }): Mark[] => {
        const point = way[Math.floor((atMs - start) / STEP_MS)];
        return point
          ? [{ kind: 'card', ...point, picture, scale: 1, lean: 0, turn: 1, alpha: 1 }]
          : [];
      }),
  };
};

/** Where a card is at each step, until it has left the table. */
function bounces(from: Point, { width, height, card }: Room, random: () => number): Point[] {
  const floor = height - card.height / 2;
  const seconds = STEP_MS / 1000;
  // A pile at the edge sends its cards across the table.
  const right = random() < 1 - from.x / width;
  const across = (SLOWEST + random() * (FASTEST - SLOWEST)) * width * (right ? 1 : -1);
  let { x, y } = from;
  const chance = random();
  const top = (HIGHEST + chance * (LOWEST - HIGHEST)) * height;
  const rise = Math.max(from.y - top, chance * HOP * height);
  let speed = -Math.sqrt(2 * GRAVITY * height * rise);
  const way: Point[] = [];
  while (x > -card.width && x < width + card.width && way.length * STEP_MS < LENGTH_MS) {
    way.push({ x, y });
    speed += GRAVITY * height * seconds;
    x += across * seconds;
    y += speed * seconds;
    if (y > floor) {
      y = floor;
      speed *= -BOUNCE;
    }
  }
  return way;
}
