/** Cherry blossom over a meadow in the morning sun. */

import { around, glow, grain, scene, tile } from '../textures';
import { AFTERNOON, BEVEL, CLOTH, COMMON, SUN, type Theme } from '../theme';

const PETAL = 'M0 0C-11-5-13-17-4.5-24L0-20.5L4.5-24C13-17 11-5 0 0Z';
const BLOSSOM =
  around(5, `<use href='#q'/>`) +
  around(9, `<use href='#s'/>`) +
  `<circle r='2.6' fill='#c24f7b'/>`;
const BUD = `<path d='M0 0C-7-4-7-13 0-17C7-13 7-4 0 0Z' fill='#e88fb0'/><path d='M-4 1C-5-5-2-7 0-7S5-5 4 1Z' fill='#6b7d35'/>`;
const LEAF = `<path d='M0 0C-9-9-8-24 0-34C8-24 9-9 0 0Z' fill='#7fae4a'/><path d='M0 0V-34C8-24 9-9 0 0Z' fill='#4f7f33'/>`;

/** A branch from the right, and its twigs: from where to where, by way of what, and how thick. */
const WOOD = [
  ['M-30-8C120 8 250 22 380 66S560 132 650 118', 13],
  ['M130 14C190-6 250-18 330-22', 6],
  ['M250 30C300 66 330 110 346 168', 6],
  ['M380 66C440 58 500 40 560 8', 5],
  ['M286 52C276 110 250 170 246 214', 3.5],
  ['M470 98C500 132 520 160 528 196', 4],
] as const;
const BRANCH = WOOD.map(
  ([d, width]) =>
    `<path d='${d}' stroke='#5b4038' stroke-width='${width}'/><path d='${d}' stroke='#c7a28f' stroke-opacity='.5' stroke-width='${width / 4}' transform='translate(-1 -${width / 4})'/>`,
).join('');

/** What grows on it: what, where, how large, and how turned. */
const GROWN = [
  ['l', 96, 10, 1.2, 130],
  ['l', 212, -10, 1.1, 20],
  ['l', 420, 62, 1.2, 200],
  ['l', 604, 120, 1.3, 150],
  ['f', 330, -24, 1.5, 12],
  ['f', 288, -8, 1.1, 50],
  ['d', 352, -38, 1, 60],
  ['f', 180, 26, 1.7, 70],
  ['f', 138, 40, 1.3, 20],
  ['f', 346, 176, 1.6, 30],
  ['f', 318, 146, 1.2, 8],
  ['f', 374, 148, 1.25, 66],
  ['d', 344, 214, 1.1, 176],
  ['f', 246, 222, 1.2, 40],
  ['d', 266, 184, 0.9, 120],
  ['f', 470, 92, 1.7, 25],
  ['f', 430, 104, 1.2, 60],
  ['f', 560, 6, 1.4, 44],
  ['d', 590, -14, 1.1, 50],
  ['f', 528, 202, 1.4, 14],
  ['d', 548, 160, 1, 80],
  ['f', 650, 116, 1.5, 33],
  ['f', 606, 138, 1.15, 3],
  ['d', 686, 110, 1.2, 84],
  ['f', 60, -2, 1.4, 55],
] as const;
const grown = GROWN.map(
  ([what, x, y, size, turn]) =>
    `<use href='#${what}' transform='translate(${x} ${y})rotate(${turn})scale(${size})'/>`,
).join('');

/** Petals on their way to the ground. */
const PETALS = Array.from({ length: 16 }, (_, nth) => {
  const [x, y] = [(nth * 389 + 230) % 1600, 120 + ((nth * nth * 41 + nth * 173) % 860)];
  const size = [0.9, 0.6, 1.2, 0.5, 0.75][nth % 5]!;
  return `<use href='#q' transform='translate(${x} ${y})rotate(${(nth * 73) % 360})scale(${size} ${+(size * [0.9, 0.5, 0.7][nth % 3]!).toFixed(2)})' opacity='.75'/>`;
}).join('');

/** The meadow, far out of focus. */
const FAR = Array.from({ length: 20 }, (_, nth) => {
  const [x, y] = [(nth * 547 + 70) % 1600, 330 + ((nth * nth * 29 + nth * 211) % 690)];
  const r = [70, 120, 46, 90, 150, 34][nth % 6]!;
  return `<circle cx='${x}' cy='${y}' r='${r}' fill='url(#${nth % 3 ? 'g' : 'w'})'/>`;
}).join('');

const MEADOW = scene(
  1600,
  1000,
  glow('g', '#2f7d3c', [0.15, 0.13, 0.1, 0]) +
    glow('w', '#f1fbd9', [0.15, 0.13, 0.09, 0]) +
    `<radialGradient id='p' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='26'><stop stop-color='#e8709e'/><stop offset='.45' stop-color='#ffb9d1'/><stop offset='1' stop-color='#fff0f5'/></radialGradient>` +
    `<defs><path id='q' d='${PETAL}' fill='url(#p)'/><g id='s'><path d='M0-2V-8.5' stroke='#b8436f' stroke-opacity='.7' stroke-width='.6'/><circle cy='-9.4' r='1.1' fill='#8d2b52'/></g><g id='f'>${BLOSSOM}</g><g id='d'>${BUD}</g><g id='l'>${LEAF}</g>` +
    `<g id='b'><g fill='none' stroke-linecap='round'>${BRANCH}</g>${grown}</g></defs>` +
    `${FAR}${PETALS}<use href='#b' transform='translate(-10 930)rotate(-27)scale(.95)' opacity='.92'/>` +
    `<use href='#b' transform='translate(1630 730)scale(-.8 .8)rotate(-14)' opacity='.92'/>` +
    `<use href='#b' transform='translate(1640 -30)scale(-.7 .7)rotate(-9)' opacity='.92'/>`,
);

const AIR = tile(240, 240, grain({ frequency: '.6', octaves: 2, contrast: 2, opacity: 0.04 }));

export default {
  colours: {
    ...COMMON,
    table: ['#b5deb5', '#29452f'],
    'table-edge': ['#8dc297', '#0d1f12'],
    place: ['#123a22', '#ffffff'],
    bar: ['#20462f', '#08180e'],
    'bar-text': ['#eff6ed', '#e6eee5'],
    paper: ['#f9fcf8', '#1a2019'],
    text: ['#191f17', '#e6ebe5'],
    faint: ['#555e53', '#a5aea4'],
    line: ['#cbd4c9', '#3d453c'],
    button: ['#e8f0e6', '#293028'],
    primary: ['#8f2a52', '#fab2cd'],
    'on-primary': ['#ffffff', '#1e0e14'],
    accent: ['#ffbfdc', '#ffbfdc'],
  },
  surface: [AIR, `${MEADOW} 15% 100% / cover`, ...SUN],
  rail: BEVEL,
  slant: AFTERNOON,
  feast: {
    show: 'fountain',
    colours: ['#ffb9d1', '#fff0f5', '#f3a5c3', '#ffd9e6'],
    falling: 'M0 44C-45 24-53-26-18-54L0-40L18-54C53-26 45 24 0 44Z',
  },
  sounds: { ...CLOTH, root: 440 },
} satisfies Theme;
