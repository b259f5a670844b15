/** A clear night: stars over a glow at the horizon. */

import { tile } from '../textures';
import { BEVEL, CLOTH, COMMON, LAMP, type Theme } from '../theme';

/** Where the stars of a tile are, how large, and how bright. */
const STARS = [
  [23, 41, 0.9, 0.8],
  [88, 122, 0.6, 0.5],
  [147, 29, 0.7, 0.6],
  [201, 88, 1.3, 0.9],
  [268, 151, 0.6, 0.5],
  [314, 57, 0.8, 0.7],
  [371, 109, 0.6, 0.4],
  [52, 206, 0.7, 0.6],
  [119, 251, 1.1, 0.8],
  [178, 194, 0.5, 0.5],
  [243, 233, 0.8, 0.6],
  [296, 282, 0.6, 0.5],
  [352, 221, 1.2, 0.9],
  [34, 318, 0.6, 0.5],
  [91, 367, 0.8, 0.7],
  [163, 331, 0.6, 0.4],
  [226, 371, 1, 0.8],
  [331, 349, 0.6, 0.6],
] as const;

const STAR = 'M0-50C3-12 12-3 50 0C12 3 3 12 0 50C-3 12-12 3-50 0C-12-3-3-12 0-50Z';

const SKY = tile(
  397,
  397,
  STARS.map(
    ([x, y, radius, light]) =>
      `<circle cx='${x}' cy='${y}' r='${radius}' fill='#dfe6ff' fill-opacity='${light}'/>`,
  ).join(''),
);

const GLOW = [
  'radial-gradient(ellipse 55% 40% at 18% 104%, rgb(96 70 190 / 38%), transparent)',
  'radial-gradient(ellipse 60% 46% at 88% 108%, rgb(38 120 170 / 34%), transparent)',
];

export default {
  colours: {
    ...COMMON,
    table: ['#293060', '#1b1d40'],
    'table-edge': ['#0a0c25', '#050615'],
    bar: ['#10142a', '#070815'],
    'bar-text': ['#f0f3fd', '#e8ebf5'],
    paper: ['#fafbff', '#1b1e26'],
    text: ['#1a1d25', '#e7e9f0'],
    faint: ['#575a66', '#a7aab6'],
    line: ['#cdd1dc', '#3f424c'],
    button: ['#e9ecf8', '#2a2d37'],
    primary: ['#414aa1', '#abb9fe'],
    'on-primary': ['#ffffff', '#101321'],
    accent: ['#f3d173', '#f3d173'],
  },
  surface: [SKY, ...GLOW, ...LAMP],
  rail: BEVEL,
  feast: {
    show: 'fireworks',
    colours: ['#f3d173', '#abb9fe', '#ffffff', '#8fd7ff', '#d7a6ff'],
    falling: STAR,
  },
  sounds: CLOTH,
} satisfies Theme;
