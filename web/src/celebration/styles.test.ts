import { describe, expect, it } from 'vitest';

import { cascade } from './cascade';
import { fireworks } from './fireworks';
import { fountain } from './fountain';
import type { Mark, Room } from './show';
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
};

/** Numbers that look random and are always the same. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

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
