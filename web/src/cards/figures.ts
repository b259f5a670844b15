/** Patterns of the backs that have figures in them: fans, stars, leaves, a spider. */

import { short } from './drawing';
import type { Pattern } from './patterns';

const REACH_X = 48;
const REACH_Y = 68;

/** Whole numbers from -count to count. */
const range = (count: number): number[] =>
  Array.from({ length: 2 * count + 1 }, (_, at) => at - count);

const lines = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" d="${d}"/>`;

const at = (x: number, y: number, turn: number, inside: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})rotate(${short(turn)})">${inside}</g>`;

/** Fans of the twenties: each row covers the feet of the one above. */
export const fan: Pattern = ({ ground, line, coarse }) => {
  const radius = coarse ? 22 : 15;
  const rays = coarse ? 4 : 8;
  const one = (x: number, y: number): string => {
    const arc = (part: number): string =>
      `M${short(x - radius * part)} ${y}a${short(radius * part)} ${short(radius * part)} 0 0 1 ${short(2 * radius * part)} 0`;
    const ray = (nth: number): string => {
      const angle = (Math.PI * nth) / rays;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [from, to] = [radius * 0.3, radius * 0.82];
      return `M${short(x - cos * from)} ${short(y - sin * from)}L${short(x - cos * to)} ${short(y - sin * to)}`;
    };
    const spokes = Array.from({ length: rays - 1 }, (_, nth) => ray(nth + 1)).join('');
    return arc(1) + arc(0.82) + arc(0.3) + spokes;
  };
  const step = radius * 0.92;
  return range(Math.ceil(REACH_Y / step))
    .map((row) => {
      const shift = row % 2 ? radius : 0;
      const y = short(row * step);
      const fans = range(Math.ceil(REACH_X / (2 * radius))).map((nth) =>
        one(nth * 2 * radius + shift, Number(y)),
      );
      return `<path fill="${ground}" stroke="${line}" stroke-width="${coarse ? 1.7 : 0.8}" d="${fans.join('')}"/>`;
    })
    .join('');
};

/** Tiles of eight-pointed stars with crosses between them. */
export const stars: Pattern = ({ line, coarse }) => {
  const cell = coarse ? 34 : 21;
  const outer = cell * 0.47;
  /** From the upper point around, each corner seen from the one before. */
  const corners = (radius: number, inner: number, count: number): string => {
    const point = (nth: number): readonly [number, number] => {
      const angle = (2 * Math.PI * nth) / count;
      const reach = nth % 2 ? inner : radius;
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    };
    const steps = Array.from({ length: count - 1 }, (_, nth) => {
      const [[x, y], [nextX, nextY]] = [point(nth), point(nth + 1)];
      return `${short(nextX - x)} ${short(nextY - y)}`;
    });
    return `l${steps.join(' ')}z`;
  };
  const placed = (radius: number, shape: string, shift: number): string =>
    range(Math.floor(REACH_Y / cell))
      .flatMap((row) =>
        range(Math.floor(REACH_X / cell) + shift).map(
          (column) =>
            `M${short((column - shift / 2) * cell)} ${short((row - shift / 2) * cell - radius)}${shape}`,
        ),
      )
      .join('');
  const outline = placed(outer, corners(outer, outer * 0.765, 16), 0);
  const core = placed(outer * 0.62, corners(outer * 0.62, outer * 0.3, 16), 0);
  const diamond = placed(outer * 0.3, corners(outer * 0.3, outer * 0.3, 4), 1);
  return (
    lines(outline, line, coarse ? 1.8 : 0.9) +
    `<path d="${core}" fill="${line}"/><path d="${diamond}" fill="${line}" fill-opacity=".75"/>`
  );
};

const LEAF = 'M0 0C5-3 6.5-10 0-17C-6.5-10-5-3 0 0Z';

/** Two sprigs head to head, and a bud in each corner. */
export const botanical: Pattern = ({ ground, line, coarse }) => {
  const leaf = (size: number): string =>
    `<g transform="scale(${size})"><path d="${LEAF}" fill="${line}"/>` +
    (coarse ? '' : `<path d="M0-2V-14" stroke="${ground}" stroke-width=".8"/>`) +
    `</g>`;
  const pairs = coarse ? [0, 1, 2] : [0, 1, 2, 3, 4];
  const apart = coarse ? 14 : 8.8;
  const sprig = pairs
    .map((nth) => {
      const y = -8 - nth * apart;
      const size = (coarse ? 1.35 : 1.05) - nth * (coarse ? 0.16 : 0.09);
      return at(0, y, 62, leaf(size)) + at(0, y, -62, leaf(size));
    })
    .join('');
  const top = at(0, -8 - pairs.length * apart + 4, 0, leaf(coarse ? 0.9 : 0.7));
  const stem = lines(`M0 0V${-8 - (pairs.length - 1) * apart}`, line, coarse ? 1.8 : 1);
  const side = [-1, 1]
    .map((hand) =>
      [0, 1, 2]
        .map((nth) =>
          at(
            hand * (20 + nth * 7),
            -6 - nth * 16,
            hand * (24 - nth * 22),
            leaf(coarse ? 0.8 : 0.75),
          ),
        )
        .join(''),
    )
    .join('');
  const curve = lines(
    'M10 0C24-6 33-26 34-50M-10 0C-24-6-33-26-34-50',
    line,
    coarse ? 1.6 : 0.8,
    0.8,
  );
  const half = stem + curve + sprig + top + side;
  return (
    half +
    `<g transform="rotate(180)">${half}</g>` +
    `<circle r="${coarse ? 5 : 3.6}" fill="${line}"/>`
  );
};

/** Woven bands that cross: where two lie on each other the colour is deeper. */
export const tartan: Pattern = ({ line, coarse }) => {
  const sett = coarse ? 40 : 28;
  const bands: readonly (readonly [
    from: number,
    width: number,
    colour: string,
    strength: number,
  ])[] = [
    [0, 0.36, '#06121f', 0.42],
    [0.44, 0.06, '#06121f', 0.42],
    [0.54, 0.06, '#06121f', 0.42],
    [0.17, coarse ? 0.05 : 0.035, line, 0.95],
    [0.78, coarse ? 0.06 : 0.045, '#ffffff', 0.75],
  ];
  const along = (count: number, bar: (offset: number) => string): string =>
    range(count)
      .map((nth) => bar(nth * sett - sett * 0.18))
      .join('');
  return bands
    .map(([from, width, colour, strength]) => {
      const thick = short(width * sett);
      const down = along(2, (x) => `M${short(x + from * sett)}-80h${thick}v160h-${thick}z`);
      const across = along(3, (y) => `M-60 ${short(y + from * sett)}h120v${thick}h-120z`);
      const fill = `fill="${colour}" fill-opacity="${strength}"`;
      return `<path d="${down}" ${fill}/><path d="${across}" ${fill}/>`;
    })
    .join('');
};

/** A spider in a medallion, with rays behind it. */
export const spider: Pattern = ({ ground, line, coarse }) => {
  const rays = coarse ? 24 : 48;
  const sun = Array.from({ length: rays }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / rays;
    const reach = (radius: number): string =>
      `${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`;
    return `M${reach(coarse ? 34 : 33)}L${reach(90)}`;
  }).join('');
  const legs =
    'M3-5C12-16 16-14 20-24M4-3C14-8 18-6 25-11M4-1C14 2 18 4 24 12M3 1C10 8 12 14 17 24';
  const body =
    `<ellipse cy="8" rx="7" ry="10" fill="${line}"/><circle cy="-4.5" r="5" fill="${line}"/>` +
    `<path d="M0 3L3 8L0 13L-3 8Z" fill="${ground}"/>`;
  const width = coarse ? 2.6 : 1.7;
  return (
    lines(sun, line, coarse ? 1.4 : 0.6, 0.6) +
    `<circle r="${coarse ? 34 : 33}" fill="${ground}" stroke="${line}" stroke-width="${coarse ? 2 : 1}"/>` +
    (coarse ? '' : `<circle r="30.5" fill="none" stroke="${line}" stroke-width=".5"/>`) +
    lines(legs, line, width) +
    `<g transform="scale(-1 1)">${lines(legs, line, width)}</g>` +
    body
  );
};
