/** A table of oiled walnut. */

import { grain, tile } from '../textures';
import { BEVEL, COMMON, LAMP, type Theme } from '../theme';

const DARK = [0.1, 0.035, 0.01] as const;

/** Where the boards meet: light catches the edge below each gap. */
const BOARDS =
  `<path d='M0 .5H960M0 180.5H960M0 360.5H960M300 0V180M720 180V360M140 360V540' stroke='#160800' stroke-opacity='.6'/>` +
  `<path d='M0 1.5H960M0 181.5H960M0 361.5H960M301 0V180M721 180V360M141 360V540' stroke='#ffd9b0' stroke-opacity='.09'/>` +
  `<path d='M300 0H960V180H300ZM0 180H720V360H0ZM140 360H960V540H140Z' fill='#fff' fill-opacity='.03'/>`;

const WOOD = tile(
  960,
  540,
  grain({ frequency: '.0018 .028', octaves: 4, contrast: 2.4, opacity: 0.5, seed: 7, ink: DARK }) +
    grain({ frequency: '.006 .5', octaves: 2, contrast: 2.6, opacity: 0.42, seed: 3, ink: DARK }) +
    BOARDS,
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
    table: ['#8d5836', '#472b1b'],
    'table-edge': ['#55301a', '#1f0f07'],
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
  surface: [WOOD, ...LAMP],
  rail: [FRAME, ...BEVEL],
} satisfies Theme;
