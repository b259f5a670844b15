/** Fallen leaves. */

import { grain, tile } from '../textures';
import { BEVEL, COMMON, LAMP, type Theme } from '../theme';

/** A leaf of a maple, its stalk below. */
const MAPLE =
  'M0-44L7-28L16-34L14-20L34-24L28-12L42-4L24 6L28 16L8 14L2 16L3 38L-3 38L-2 16L-8 14L-28 16L-24 6L-42-4L-28-12L-34-24L-14-20L-16-34L-7-28Z';
const BEECH = 'M0-30C16-16 17 8 0 28C-17 8-16-16 0-30Z';
const RIBS =
  'M0-24V40M0-14L8-20M0-14L-8-20M0-2L11-10M0-2L-11-10M0 10L11 2M0 10L-11 2M0 20L7 14M0 20L-7 14';

const maple = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<path transform='translate(${x} ${y})rotate(${turn})scale(${size})' d='${MAPLE}' fill='${colour}' stroke='${colour}' stroke-width='3' stroke-linejoin='round' opacity='.13'/>`;
const beech = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<g transform='translate(${x} ${y})rotate(${turn})scale(${size})' opacity='.13'><path d='${BEECH}' fill='${colour}'/><path d='${RIBS}' stroke='#3a1200' stroke-width='1.6' fill='none'/></g>`;

const LEAVES = tile(
  320,
  320,
  maple(70, 76, -24, 1, '#ffb347') +
    beech(190, 62, 50, 0.9, '#ffd98a') +
    maple(262, 150, 38, 0.75, '#ff7a3c') +
    beech(92, 204, -62, 1, '#ffc25e') +
    maple(186, 256, 152, 0.95, '#ffd06b') +
    beech(270, 270, 14, 0.75, '#ff9c52') +
    grain({ frequency: '.6', octaves: 3, contrast: 2.2, opacity: 0.1 }),
);

export default {
  colours: {
    ...COMMON,
    table: ['#94421f', '#582818'],
    'table-edge': ['#501a0c', '#270d07'],
    bar: ['#212a17', '#10160b'],
    'bar-text': ['#fbf2e6', '#f2eade'],
    paper: ['#fffaf5', '#241d14'],
    text: ['#231c11', '#efe8e0'],
    faint: ['#63594b', '#b3a99c'],
    line: ['#dacfc2', '#4a4135'],
    button: ['#f5ebdf', '#352c21'],
    primary: ['#923719', '#f4b581'],
    'on-primary': ['#ffffff', '#1e1006'],
    accent: ['#facf4e', '#facf4e'],
  },
  surface: [LEAVES, ...LAMP],
  rail: BEVEL,
} satisfies Theme;
