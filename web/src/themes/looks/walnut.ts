/** A table of oiled walnut. */

import { grain, scene, tile } from '../textures';
import { BEVEL, BOARD, COMMON, LAMP, type Theme } from '../theme';

const DARK = [0.1, 0.035, 0.01] as const;

const [WIDTH, HEIGHT] = [1600, 1000] as const;

/** The boards, each as long as the table: where it begins, and how dark it is. */
const BOARDS = [
  [0, 0.05],
  [178, 0.16],
  [402, 0],
  [590, 0.11],
  [818, 0.02],
] as const;

/**
 * Noise, stretched along the board and cut into lines of equal height as a saw cuts the rings of a
 * tree: the long arches of the grain. Fine pores lie over it.
 */
const FILTERS =
  `<filter id='r' x='0' y='0' width='100%' height='100%' color-interpolation-filters='sRGB'>` +
  `<feTurbulence type='fractalNoise' baseFrequency='.0008 .0062' numOctaves='3' seed='8'/>` +
  `<feComponentTransfer><feFuncR type='table' tableValues='0 .8 .2 1 .3 .8 .1 .9 .2 1 .3 .7 0 .9 .2 .8 .1 1 .3 .9 .2 .7 .1 1 0 .8'/></feComponentTransfer>` +
  `<feColorMatrix values='0 0 0 0 .1 0 0 0 0 .035 0 0 0 0 .01 .38 0 0 0 0'/></filter>` +
  `<filter id='p' x='0' y='0' width='100%' height='100%' color-interpolation-filters='sRGB'>` +
  `<feTurbulence type='fractalNoise' baseFrequency='.006 .55' numOctaves='2' seed='3'/>` +
  `<feColorMatrix values='0 0 0 0 .1 0 0 0 0 .035 0 0 0 0 .01 1.1 0 0 0 -.38'/></filter>`;

/** A board is drawn elsewhere in the noise, so that its grain differs from the next one’s. */
const boards = BOARDS.map(([top, shade], nth) => {
  const high = (BOARDS[nth + 1]?.[0] ?? HEIGHT) - top;
  const away = nth * 3000;
  return (
    `<g transform='translate(0 ${top - away})'><rect y='${away}' width='${WIDTH}' height='${high}' filter='url(#r)'/></g>` +
    `<rect y='${top}' width='${WIDTH}' height='${high}' fill='#1c0a02' fill-opacity='${shade}'/>` +
    `<rect y='${top}' width='${WIDTH}' height='5' fill='url(#e)'/><rect y='${top + 1}' width='${WIDTH}' height='1' fill='#ffd9b0' fill-opacity='.08'/>`
  );
}).join('');

const WOOD = scene(
  WIDTH,
  HEIGHT,
  FILTERS +
    `<linearGradient id='e' x2='0' y2='1'><stop stop-color='#120600' stop-opacity='.55'/><stop offset='1' stop-color='#120600' stop-opacity='0'/></linearGradient>` +
    boards +
    `<rect width='${WIDTH}' height='${HEIGHT}' filter='url(#p)'/>`,
);

/** The frame is of one piece. */
const FRAME = tile(
  960,
  240,
  grain({ frequency: '.003 .2', octaves: 3, contrast: 2.6, opacity: 0.5, seed: 5, ink: DARK }),
);

export default {
  colours: {
    ...COMMON,
    table: ['#9a623c', '#5e3b26'],
    'table-edge': ['#613820', '#2c170c'],
    bar: ['#4a2a19', '#170c07'],
    'bar-text': ['#fcf2e7', '#f3e9df'],
    paper: ['#fefaf6', '#241d14'],
    text: ['#241b12', '#efe8e1'],
    faint: ['#64594c', '#b4a99d'],
    line: ['#dacfc2', '#4b4035'],
    button: ['#f6ebdf', '#362c21'],
    primary: ['#804224', '#eab583'],
    'on-primary': ['#ffffff', '#1d1105'],
    accent: ['#fbcd68', '#fbcd68'],
  },
  surface: [`${WOOD} 50% / cover`, ...LAMP],
  rail: [FRAME, ...BEVEL],
  feast: { show: 'fountain', colours: ['#fbcd68', '#e8a35c', '#fff0d6', '#d98a5a'] },
  sounds: BOARD,
} satisfies Theme;
