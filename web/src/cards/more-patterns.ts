/** The patterns of all backs but the first. */

import { short } from './drawing';
import { botanical, fan, spider, stars, tartan } from './figures';
import { stroke, suit, type Pattern } from './patterns';
import { SUITS } from './suits';
import { webPath } from './web';

/** Half of the largest field, with something over. */
const REACH_X = 48;
const REACH_Y = 68;

/** Numbers from -reach to reach, the origin among them. */
function steps(reach: number, step: number): number[] {
  const count = Math.floor(reach / step);
  return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * step);
}

/** A web with drops of dew along its threads, and the moon behind it. */
const dew: Pattern = ({ line, coarse }) => {
  const rings = coarse ? [20, 36, 54, 74, 96] : [12, 20, 28, 37, 46, 56, 66, 77, 89, 102];
  const threads = webPath({ spokes: coarse ? 9 : 13, rings, reach: 130 });
  const drops = (dashes: string, width: number): string =>
    `<path fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dashes}" d="${threads}"/>`;
  return (
    `<circle cx="17" cy="-33" r="34" fill="${line}" fill-opacity=".08"/>` +
    `<circle cx="17" cy="-33" r="17" fill="#e9e6d3"/>` +
    `<g transform="translate(-12 12)rotate(9)">${stroke(threads, line, coarse ? 1.4 : 0.5, 0.75)}` +
    `${coarse ? drops('0 9', 3) : drops('0 2.6', 1) + drops('0 17', 2.1)}</g>`
  );
};

const lattice: Pattern = ({ line, coarse }) => {
  const step = coarse ? 18 : 11;
  const slants = steps(REACH_X + REACH_Y, step)
    .map(
      (x) =>
        `M${x - REACH_Y} ${-REACH_Y}l${2 * REACH_Y} ${2 * REACH_Y}m0-${2 * REACH_Y}l-${2 * REACH_Y} ${2 * REACH_Y}`,
    )
    .join('');
  const knots = steps(REACH_Y, step / 2)
    .flatMap((y, row) => steps(REACH_X, step).map((x) => `M${x + (row % 2 ? step / 2 : 0)} ${y}h0`))
    .join('');
  return (
    stroke(slants, line, coarse ? 1.6 : 0.7, 0.75) +
    `<path stroke="${line}" stroke-width="${coarse ? 6 : 3.4}" stroke-linecap="round" d="${knots}"/>`
  );
};

/** Rows of scales, each row covering the feet of the one above. */
const waves: Pattern = ({ ground, line, coarse }) => {
  const radius = coarse ? 16 : 12;
  const rings = coarse ? [1, 0.5] : [1, 0.68, 0.36];
  const xs = steps(REACH_X + radius, 2 * radius);
  return steps(REACH_Y + radius, radius / 2)
    .map((y, row) => {
      const arcs = rings.map((ring) => {
        const r = short(radius * ring);
        const start = (xs[0] ?? 0) + (row % 2 ? radius : 0) - radius * ring;
        const arc = `a${r} ${r} 0 0 1 ${short(2 * radius * ring)} 0m${short(2 * radius * (1 - ring))} 0`;
        return `M${short(start)} ${y}${arc.repeat(xs.length)}`;
      });
      return `<path fill="${ground}" stroke="${line}" stroke-width="${coarse ? 1.6 : 0.8}" d="${arcs.join('')}"/>`;
    })
    .join('');
};

const rosette: Pattern = ({ line, coarse }) => {
  const petals = coarse ? 6 : 12;
  const rose = (rx: number, ry: number, width: number): string =>
    Array.from(
      { length: petals },
      (_, at) =>
        `<ellipse rx="${rx}" ry="${ry}" stroke-width="${width}" transform="rotate(${(180 / petals) * at})"/>`,
    ).join('');
  const thin = coarse ? 1.5 : 0.7;
  return `<g fill="none" stroke="${line}">${rose(80, 34, thin)}${rose(38, 15, thin)}</g>`;
};

const weave: Pattern = ({ line, coarse }) => {
  const cell = coarse ? 16 : 10;
  const strands = coarse ? [-0.22, 0.22] : [-0.3, 0, 0.3];
  const half = cell * 0.42;
  const d = steps(REACH_Y, cell)
    .flatMap((y, row) =>
      steps(REACH_X, cell).flatMap((x, column) =>
        strands.map((strand) =>
          (row + column) % 2
            ? `M${short(x - half)} ${short(y + strand * cell)}h${short(2 * half)}`
            : `M${short(x + strand * cell)} ${short(y - half)}v${short(2 * half)}`,
        ),
      ),
    )
    .join('');
  return `<path stroke="${line}" stroke-width="${coarse ? 2.6 : 1.3}" stroke-linecap="round" d="${d}"/>`;
};

const suits: Pattern = ({ line, coarse }) => {
  const step = coarse ? 25 : 16;
  return steps(56, step)
    .flatMap((y, row) =>
      steps(35, step).map((x, column) => {
        const sign = SUITS[(column + 2 * row) % SUITS.length] ?? 'S';
        return suit(sign, x, y, step * 0.6, line);
      }),
    )
    .join('');
};

const plain: Pattern = ({ line, coarse }) => {
  const frame = (inset: number, width: number): string =>
    `<rect x="${-50 + inset}" y="${-70 + inset}" width="${100 - 2 * inset}" height="${140 - 2 * inset}" rx="3" fill="none" stroke="${line}" stroke-width="${width}"/>`;
  return frame(coarse ? 17 : 13, coarse ? 2.4 : 1.2) + suit('S', 0, 0, coarse ? 40 : 30, line);
};

export const MORE = {
  dew,
  fan,
  botanical,
  lattice,
  waves,
  stars,
  tartan,
  spider,
  rosette,
  weave,
  suits,
  plain,
} satisfies Record<string, Pattern>;
