/** Cards shoot up from below, spin in the air and fall back. */

import { between, type Mark, type Style } from './show';

const CARDS = 84;
const APART_MS = 42;
/** How long a card is in the air, in milliseconds. */
const FLIGHT_MS = 2100;
const NOZZLES = [0.5, 0.22, 0.78] as const;

export const fountain: Style = (room, random) => {
  const { width, height, card } = room;
  const cards = Array.from({ length: CARDS }, (_, nth) => {
    const nozzle = NOZZLES[nth % 2 === 0 ? 0 : 1 + ((nth >> 1) % 2)]!;
    const high = nozzle === 0.5 ? 0.62 + random() * 0.36 : 0.42 + random() * 0.3;
    return {
      picture: Math.floor(random() * room.pictures),
      start: nth * APART_MS,
      from: nozzle * width,
      across: (random() - 0.5) * width * 0.34,
      high: high * height,
      lean: (random() - 0.5) * 7,
      turns: 1 + random() * 2.5,
      scale: 0.8 + random() * 0.35,
    };
  });
  const bottom = height + card.height;
  return {
    lengthMs: (CARDS - 1) * APART_MS + FLIGHT_MS,
    stays: false,
    dims: 0.12,
    marks: (atMs) =>
      cards.flatMap((one): Mark[] => {
        const part = (atMs - one.start) / FLIGHT_MS;
        if (part < 0 || part > 1) return [];
        return [
          {
            kind: 'card',
            picture: one.picture,
            x: one.from + one.across * part,
            // A parabola: up from below the table, and back.
            y: bottom - one.high * 4 * part * (1 - part) - card.height * 2 * part * (1 - part),
            scale: one.scale * (0.85 + 0.15 * between(part, 0, 0.5)),
            lean: one.lean * part,
            turn: Math.cos(part * one.turns * 2 * Math.PI),
            alpha: 1,
          },
        ];
      }),
  };
};
