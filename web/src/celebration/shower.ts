/** What goes with the theme falls while a win is celebrated: leaves, petals, flakes. */

import type { Mark, Style } from './show';

/** How many fall at once on a table of this size. */
const COUNT = 46;
const TABLE = 1440 * 900;
/** Their sizes, in heights of the table. */
const [SMALL, LARGE] = [0.022, 0.05] as const;
/** How fast they fall, in heights of the table per second: large ones are near and fall faster. */
const [SLOW, FAST] = [0.13, 0.3] as const;
/** How far they swing to either side, in widths of the table. */
const SWING = 0.025;

/** A style that adds its marks to another’s. */
export const shower =
  (outline: string): Style =>
  ({ width, height, colours }, random) => {
    const count = Math.round(COUNT * Math.min(1, Math.sqrt((width * height) / TABLE)));
    const pieces = Array.from({ length: count }, (_, nth) => {
      const near = random();
      const size = (SMALL + near * (LARGE - SMALL)) * Math.max(height, width * 0.6);
      return {
        size,
        colour: colours[nth % colours.length]!,
        x: random() * width,
        // All begin above the table, the last ones as high above it as it is high.
        above: size + random() * height,
        speed: (SLOW + near * (FAST - SLOW)) * height,
        swing: SWING * width * (0.5 + random()),
        phase: random() * 2 * Math.PI,
        spin: (random() - 0.5) * 2.6,
      };
    });
    return {
      lengthMs: Infinity,
      stays: false,
      dims: 0,
      marks: (atMs) =>
        pieces.map(({ size, colour, x, above, speed, swing, phase, spin }): Mark => {
          const seconds = atMs / 1000;
          // What has left the table below comes again from above.
          const way = speed * seconds - above;
          const turn = height + 2 * size;
          return {
            kind: 'shape',
            outline,
            x: x + Math.sin(phase + seconds * 1.3) * swing,
            y: way < 0 ? way : ((way + size) % turn) - size,
            size,
            lean: phase + spin * seconds,
            alpha: 0.92,
            colour,
          };
        }),
    };
  };
