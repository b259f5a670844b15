import { describe, expect, it } from 'vitest';

import { cascade } from './cascade';
import { fireworks } from './fireworks';
import { fountain } from './fountain';
import type { Mark, Room } from './show';
import { signature } from './signature';
import { shower } from './shower';
import { spiral } from './spiral';

const room: Room = {
  width: 1000,
  height: 600,
  card: { width: 80, height: 112 },
  piles: [
    { x: 950, y: 300 },
    { x: 950, y: 330 },
  ],
  pictures: 13,
  colours: ['#ffd24a', '#ff6f61'],
};

/** Numbers that look random and are always the same. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The same table with less of everything. */
const small: Room = { ...room, width: 320, height: 568, piles: [{ x: 20, y: 20 }], pictures: 4 };

const pointsOf = (mark: Mark) => (mark.kind === 'thread' ? mark.points : [mark]);

describe.each([
  ['cascade', cascade],
  ['fountain', fountain],
  ['fireworks', fireworks],
  ['spiral', spiral],
])('%s', (name, style) => {
  const show = style(room, numbers());
  const moments = Array.from({ length: 60 }, (_, at) => (at / 59) * show.lengthMs);

  it('lasts a few seconds', () => {
    expect(show.lengthMs).toBeGreaterThan(4000);
    expect(show.lengthMs).toBeLessThan(8000);
  });

  it('shows something all the time in between, on the table', () => {
    const seen = moments.slice(3, -6).map((at) => show.marks(at).flatMap(pointsOf));
    for (const points of seen) {
      const inside = points.filter(({ x, y }) => x > -99 && x < 1099 && y > -99 && y < 699);
      expect(inside.length).toBeGreaterThan(0);
    }
  });

  it('names only faces that there are, and sound places', () => {
    for (const mark of moments.flatMap((at) => show.marks(at))) {
      if (mark.kind === 'card') expect(mark.picture).toBeLessThan(room.pictures);
      for (const { x, y } of pointsOf(mark)) expect(Number.isFinite(x + y)).toBe(true);
      expect(mark.alpha).toBeGreaterThanOrEqual(0);
    }
  });

  it('moves', () => {
    const [early, late] = [1500, 1900].map((at) => JSON.stringify(show.marks(at)));
    expect(early).not.toBe(late);
    expect(name).not.toBe('');
  });
});

it('cards of the cascade start at their piles and bounce on the lower edge', () => {
  const { marks } = cascade(room, numbers());
  const way = Array.from({ length: 200 }, (_, at) => marks(at * 17)).map(([first]) => first);
  expect(way[0]).toMatchObject({ kind: 'card', ...room.piles[0] });
  const heights = way.flatMap((mark) => (mark?.kind === 'card' ? [mark.y] : []));
  expect(Math.max(...heights)).toBe(room.height - room.card.height / 2);
});

/** The same table after a game with four suits. */
const four: Room = { ...room, pictures: 26 };

describe.each([room, small, four])(
  'the signature of $pictures faces, $width by $height',
  (table) => {
    const show = signature(table, numbers());
    const cardsAt = (atMs: number) => show.marks(atMs).filter(({ kind }) => kind === 'card');

    it('is short, and lays every card apart from the others', () => {
      expect(show.lengthMs).toBeLessThan(3000);
      const laid = cardsAt(2400).flatMap((mark) => (mark.kind === 'card' ? [mark] : []));
      const pictures = laid.map(({ picture }) => picture);
      expect(pictures.length).toBe(Math.min(13, table.pictures));
      expect(new Set(pictures).size).toBe(pictures.length);
      // From the first to the last, so that no suit is missing.
      const apart = pictures.map((picture, at) => picture - (pictures[at - 1] ?? picture));
      expect(Math.max(...apart)).toBeLessThanOrEqual(Math.ceil(table.pictures / 13));
      expect(pictures.at(-1)).toBeGreaterThanOrEqual(table.pictures - 2);
      expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(laid.length);
      for (const { x, y } of laid) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(table.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(table.height);
      }
    });

    it('ends with a thread from every card to the next, all the way around', () => {
      const threads = show.marks(2400).flatMap((mark) => (mark.kind === 'thread' ? [mark] : []));
      const ends = new Set(
        threads.flatMap(({ points }) =>
          points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`),
        ),
      );
      for (const mark of cardsAt(2400))
        if (mark.kind === 'card')
          expect(ends.has(`${mark.x.toFixed(3)} ${mark.y.toFixed(3)}`)).toBe(true);
      expect(show.marks(show.lengthMs).every((mark) => mark.alpha === 0)).toBe(true);
    });
  },
);

it('what falls comes from above, stays in its colours, and never runs out', () => {
  const { marks } = shower('M0-50L50 50H-50Z')(room, numbers());
  const insideAt = (atMs: number) =>
    marks(atMs).filter((mark) => mark.kind === 'shape' && mark.y > 0 && mark.y < room.height);
  expect(insideAt(0)).toEqual([]);
  for (const late of [9_000, 15_000, 60_000]) expect(insideAt(late).length).toBeGreaterThan(9);
  const shades = marks(3_000).flatMap((mark) => (mark.kind === 'shape' ? [mark.colour] : []));
  expect(new Set(shades)).toEqual(new Set(room.colours));
});
