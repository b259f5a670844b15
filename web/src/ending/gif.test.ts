import { expect, test } from 'vitest';

import { GifWriter } from './gif';

const SIZE = { width: 4, height: 2 };
const plain = (...colour: [number, number, number]): Uint8ClampedArray =>
  new Uint8ClampedArray(Array.from({ length: 8 }, () => [...colour, 255]).flat());
const samples = new Uint8ClampedArray([...plain(255, 0, 0), ...plain(0, 0, 255)]);

/** The delays of the frames, in hundredths of a second, and whether each leaves gaps. */
function framesOf(bytes: Uint8Array): { delay: number; gaps: boolean }[] {
  return [...bytes.keys()]
    .filter((at) => bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4)
    .map((at) => ({
      delay: bytes[at + 4]! | (bytes[at + 5]! << 8),
      gaps: (bytes[at + 3]! & 1) === 1,
    }));
}

test('a film has its size, a frame for each change, and an end', () => {
  const film = new GifWriter(SIZE, samples);
  film.add(plain(255, 0, 0), 500);
  film.add(plain(0, 0, 255), 100);
  // The same again is shown for longer.
  film.add(plain(0, 0, 255), 200);
  film.add(plain(255, 0, 0), 1);
  const bytes = film.finish();
  expect(new TextDecoder().decode(bytes.slice(0, 6))).toBe('GIF89a');
  expect([...bytes.slice(6, 10)]).toEqual([4, 0, 2, 0]);
  expect(framesOf(bytes)).toEqual([
    { delay: 50, gaps: false },
    { delay: 30, gaps: true },
    { delay: 2, gaps: true },
  ]);
  expect(bytes.at(-1)).toBe(0x3b);
});

test('what does not change costs next to nothing', () => {
  const size = { width: 200, height: 100 };
  const noise = Uint8ClampedArray.from({ length: 80_000 }, (_, at) => (at * 7919) % 251);
  const length = (frames: number): number => {
    const film = new GifWriter(size, noise);
    for (let nth = 0; nth < frames; nth += 1) {
      const frame = noise.slice();
      frame.fill(255, 4 * nth, 4 * nth + 4);
      film.add(frame, 100);
    }
    return film.finish().length;
  };
  const first = length(1);
  expect((length(11) - first) / 10).toBeLessThan(first / 10);
});
