/** Old roses on folds of silk, by the light of a window on the left. */

import { grain, scene, tile } from '../textures';
import { AFTERNOON, BEVEL, CLOTH, COMMON, SUN, type Theme } from '../theme';

/** Folds of silk, from edge to edge: where each begins and ends, and how deep it is. */
const FOLDS = [
  [-140, 240, 70],
  [60, 330, 46],
  [210, 560, 90],
  [420, 620, 52],
  [560, 880, 84],
  [760, 960, 60],
  [930, 1220, 100],
] as const;
/** Each is dark where it falls, and shines where it rises toward the window. */
const SILK =
  `<filter id='b' x='-10%' y='-10%' width='120%' height='120%'><feGaussianBlur stdDeviation='26'/></filter>` +
  `<g fill='none' filter='url(#b)'>` +
  FOLDS.map(([from, to, deep], nth) => {
    const bend = nth % 2 ? 70 : -60;
    const way = (down: number): string =>
      `M-80 ${from + down}C380 ${from + down + bend} 900 ${to + down - 2 * bend} 1680 ${to + down}`;
    return (
      `<path d='${way(0)}' stroke='#1c0410' stroke-opacity='.5' stroke-width='${deep}'/>` +
      `<path d='${way(deep * 0.9)}' stroke='#ffd3da' stroke-opacity='.34' stroke-width='${deep * 0.45}'/>`
    );
  }).join('') +
  `</g>`;

/** A petal, broad at its edge, and a rose: petal upon petal, smaller toward the heart. */
const PETAL =
  `<path id='p' d='M0 0C-30-6-38-34-20-46Q-10-53 0-49Q10-53 20-46C38-34 30-6 0 0Z' fill='url(#g)'/>` +
  `<path id='e' d='M-27-24C-34-34-30-41-20-46Q-10-53 0-49Q10-53 20-46C30-41 34-34 27-24' fill='none' stroke='#ffe1e4' stroke-opacity='.5' stroke-width='1.4'/>`;
const LAYERS = 19;
const ROSE = Array.from({ length: LAYERS }, (_, nth) => {
  const size = 1 - (nth / LAYERS) * 0.9;
  const out = (1 - nth / LAYERS) * 6;
  const turn = Math.round(nth * 137.5) % 360;
  return `<g transform='rotate(${turn})translate(0 -${+out.toFixed(1)})scale(${+size.toFixed(2)})'><use href='#p'/><use href='#e'/></g>`;
}).join('');

const LEAF =
  `<path d='M0 0C-22-14-24-50 0-84C24-50 22-14 0 0Z' fill='#3c5a3a'/>` +
  `<path d='M0 0V-84C24-50 22-14 0 0Z' fill='#27402b'/>` +
  `<path d='M0 0V-78M0-18L13-32M0-18L-13-32M0-38L12-52M0-38L-12-52' stroke='#9db98c' stroke-opacity='.45' fill='none'/>`;

/** What lies there: a rose or a leaf, where, how large, and how turned. */
const THINGS = [
  ['l', 210, 960, 1.7, 62],
  ['l', 60, 800, 1.6, 12],
  ['l', 330, 985, 1.2, 40],
  ['l', 130, 860, 1.5, -30],
  ['r', 96, 928, 2.7, 0],
  ['r', 262, 992, 1.5, 50],
  ['r', 40, 760, 1.1, 130],
  ['l', 1400, 980, 1.7, -66],
  ['l', 1560, 790, 1.6, -6],
  ['l', 1470, 860, 1.4, 28],
  ['l', 1290, 992, 1.1, -40],
  ['r', 1512, 934, 2.9, 80],
  ['r', 1340, 994, 1.4, 20],
  ['r', 1572, 744, 1.2, 200],
] as const;
const bouquet = THINGS.map(([what, x, y, size, turn]) => {
  const shadow =
    what === 'r'
      ? `<circle cx='${x + 16 * size}' cy='${y + 10 * size}' r='${Math.round(62 * size)}' fill='url(#h)'/>`
      : '';
  return `${shadow}<use href='#${what}' transform='translate(${x} ${y})rotate(${turn})scale(${size})'/>`;
}).join('');

const TABLE = scene(
  1600,
  1000,
  SILK +
    `<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='52'><stop offset='.5' stop-color='#3d0819'/><stop offset='.78' stop-color='#7d1d39'/><stop offset='.94' stop-color='#b84c68'/><stop offset='1' stop-color='#e39aa9'/></radialGradient>` +
    `<radialGradient id='h'><stop offset='.5' stop-color='#1a0409' stop-opacity='.55'/><stop offset='1' stop-color='#1a0409' stop-opacity='0'/></radialGradient>` +
    `<defs>${PETAL}<g id='r'>${ROSE}</g><g id='l'>${LEAF}</g></defs><g opacity='.88'>${bouquet}</g>`,
);

const WEAVE = tile(
  240,
  160,
  grain({ frequency: '.9 .25', octaves: 2, contrast: 2, opacity: 0.06 }),
);

export default {
  colours: {
    ...COMMON,
    table: ['#9a4d61', '#562b36'],
    'table-edge': ['#562131', '#271016'],
    bar: ['#341723', '#1c0c12'],
    'bar-text': ['#fbf0f1', '#f3e8e9'],
    paper: ['#fefafa', '#241c1d'],
    text: ['#231a1b', '#efe7e8'],
    faint: ['#645759', '#b4a7a9'],
    line: ['#dacdcf', '#4a3f40'],
    button: ['#f5e9eb', '#352b2c'],
    primary: ['#933451', '#fbafbc'],
    'on-primary': ['#ffffff', '#1f0e11'],
    accent: ['#fad18a', '#fad18a'],
  },
  surface: [WEAVE, `${TABLE} 8% 100% / cover`, ...SUN],
  rail: BEVEL,
  slant: AFTERNOON,
  feast: {
    show: 'web',
    colours: ['#b84c68', '#e39aa9', '#fad18a', '#7d1d39'],
    falling: 'M0 46C-30 40-50 12-40-22Q-20-48 0-38Q20-48 40-22C50 12 30 40 0 46Z',
  },
  sounds: CLOTH,
} satisfies Theme;
