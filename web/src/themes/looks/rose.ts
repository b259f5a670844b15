/** Damask of dusty rose. */

import { around, grain, scattered, tile } from '../textures';
import { BEVEL, COMMON, LAMP, type Theme } from '../theme';

const PETALS = around(
  8,
  `<path d='M0-6C9-16 8-30 0-40C-8-30-9-16 0-6Z'/><path d='M0-14V-32' stroke='#000' stroke-opacity='.25' fill='none'/>`,
);
const FLOWER = `<g fill='#fff' fill-opacity='.055'>${PETALS}<circle r='5'/></g>`;
const LEAVES = around(
  4,
  `<path d='M0-4C14-14 15-30 0-48C-15-30-14-14 0-4Z' transform='rotate(45)'/><circle cy='-20' r='3'/>`,
);
const SPRIG = `<g fill='#000' fill-opacity='.09'>${LEAVES}</g>`;

const DAMASK = tile(
  120,
  160,
  scattered(120, 160, FLOWER, SPRIG) +
    grain({ frequency: '.9 .25', octaves: 2, contrast: 2, opacity: 0.07 }),
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
  surface: [DAMASK, ...LAMP],
  rail: BEVEL,
} satisfies Theme;
