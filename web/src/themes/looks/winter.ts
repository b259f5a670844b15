/** Falling snow in the light from one side: crystals near by, flakes far away. */

import { around, glow, grain, scene, tile } from '../textures';
import { AFTERNOON, BEVEL, COMMON, CRYSTAL, SUN, type Theme } from '../theme';

/** An arm of a crystal: where its twigs begin, and how long they are. */
const arm = (twigs: readonly (readonly [at: number, long: number])[]): string => {
  const sides = twigs.map(([at, long]) => {
    const [aside, up] = [+(long * 0.87).toFixed(1), +(at + long / 2).toFixed(1)];
    return `M-${aside}-${up}L0-${at}L${aside}-${up}`;
  });
  return around(6, `<path d='M0 0V-46${sides.join('')}'/>`);
};
/** One like a fern, and one like a star. */
const FERN = arm([
  [7, 7],
  [12, 13],
  [16, 5],
  [20, 16],
  [24, 6],
  [28, 13],
  [32, 9],
  [36, 7],
  [40, 4],
]);
const STAR = arm([
  [9, 9],
  [22, 6],
  [30, 12],
  [38, 5],
]);

/** Flakes out of focus, smaller the farther away they are. */
const FLAKES = Array.from({ length: 58 }, (_, nth) => {
  const [x, y] = [(nth * 619 + 90) % 1600, (nth * nth * 37 + nth * 271) % 1000];
  const r = [9, 14, 7, 22, 11, 38, 8, 17, 60][nth % 9]!;
  return `<circle cx='${x}' cy='${y}' r='${r}' fill='url(#${r > 30 ? 'f' : 'n'})'/>`;
}).join('');

/** Crystals: which, where, how large, how turned, and how clearly they are seen. */
const CRYSTALS = [
  ['a', 170, 860, 9, 8, 0.36],
  ['b', 1490, 300, 5.6, 21, 0.3],
  ['a', 760, 560, 3, 17, 0.43],
  ['b', 1120, 800, 2.2, 40, 0.43],
  ['a', 1330, 690, 1.2, 5, 0.54],
  ['b', 560, 430, 1.3, 33, 0.5],
  ['a', 930, 900, 1.1, 50, 0.54],
  ['b', 640, 820, 0.9, 2, 0.58],
  ['a', 1010, 450, 0.9, 18, 0.54],
  ['a', 330, 180, 2.4, 25, 0.36],
  ['b', 900, 130, 1.6, 12, 0.43],
] as const;

const SNOW = scene(
  1600,
  1000,
  glow('f', '#fff', [0.12, 0.11, 0.06, 0]) +
    glow('n', '#fff', [0.5, 0.34, 0.12, 0]) +
    FLAKES +
    `<defs><g id='a'>${FERN}</g><g id='b'>${STAR}</g></defs>` +
    `<g fill='none' stroke='#fff' stroke-linecap='round'>` +
    CRYSTALS.map(
      ([form, x, y, size, turn, clear]) =>
        `<use href='#${form}' transform='translate(${x} ${y})scale(${size})rotate(${turn})' stroke-width='${+(1.1 / Math.sqrt(size)).toFixed(2)}' stroke-opacity='${clear}'/>`,
    ).join('') +
    `</g>`,
);

/** A flake that falls: a star of six rays. */
const FLAKE = 'M0-50L5-9L43-25L10 0L43 25L5 9L0 50L-5 9L-43 25L-10 0L-43-25L-5-9Z';

const FROST = tile(
  240,
  240,
  grain({ frequency: '.5', octaves: 2, contrast: 2, opacity: 0.05, seed: 9 }),
);

export default {
  colours: {
    ...COMMON,
    table: ['#c0d9e3', '#28414f'],
    'table-edge': ['#95bacd', '#0d1c27'],
    place: ['#12344d', '#ffffff'],
    bar: ['#204157', '#081520'],
    'bar-text': ['#eef5f8', '#e5ecf0'],
    paper: ['#f8fcfe', '#191f22'],
    text: ['#181e21', '#e5eaed'],
    faint: ['#545c61', '#a4acb0'],
    line: ['#cad2d7', '#3c4447'],
    button: ['#e6eef2', '#282f33'],
    primary: ['#075a8e', '#8dd3ef'],
    'on-primary': ['#ffffff', '#03171e'],
    accent: ['#6feaf1', '#6feaf1'],
  },
  surface: [FROST, `${SNOW} 50% / cover`, ...SUN],
  rail: BEVEL,
  slant: AFTERNOON,
  feast: { show: 'fountain', colours: ['#ffffff', '#dff2fb', '#bfe4f5'], falling: FLAKE },
  sounds: CRYSTAL,
} satisfies Theme;
