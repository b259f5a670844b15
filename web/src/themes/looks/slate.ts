/** A slab of split slate. */

import { grain, tile } from '../textures';
import { BEVEL, BOARD, BRIGHT, COMMON, LAMP, type Theme } from '../theme';

const DARK = [0.03, 0.06, 0.09] as const;

const STONE = tile(
  800,
  800,
  grain({
    frequency: '.0022 .0075',
    octaves: 6,
    contrast: 2.6,
    opacity: 0.34,
    seed: 11,
    ink: DARK,
  }) +
    grain({ frequency: '.4 .5', octaves: 3, contrast: 2.4, opacity: 0.09, seed: 4 }) +
    `<g fill='none' stroke='#fff' stroke-opacity='.07'><path d='M60 120l180 26M430 300l210-44M150 560l130 60M520 690l170 12M690 90l60 32'/></g>`,
);

export default {
  colours: {
    ...COMMON,
    table: ['#4c5e69', '#2a343c'],
    'table-edge': ['#212d35', '#10171c'],
    bar: ['#192129', '#0c1115'],
    'bar-text': ['#eff4f8', '#e7ecef'],
    paper: ['#f9fbfd', '#1b1f21'],
    text: ['#191e21', '#e7eaec'],
    faint: ['#565c60', '#a6acb0'],
    line: ['#ccd2d6', '#3e4347'],
    button: ['#e8eef1', '#2a2f32'],
    primary: ['#185c7d', '#8acbeb'],
    'on-primary': ['#ffffff', '#04161f'],
    accent: ['#fec675', '#fec675'],
  },
  surface: [STONE, ...LAMP],
  rail: [STONE, ...BEVEL],
  feast: { show: 'fireworks', colours: BRIGHT },
  sounds: { ...BOARD, thump: [260, 0.05] },
} satisfies Theme;
