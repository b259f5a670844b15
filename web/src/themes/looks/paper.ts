/** Laid paper on a desk. */

import { grain, tile } from '../textures';
import { BEVEL, BOARD, BRIGHT, COMMON, type Theme } from '../theme';

/** The lines that the sieve leaves in paper made by hand. */
const LAID = `<path d='M0 .5H60' stroke='#6b5327' stroke-opacity='.07'/><path d='M.5 0V3' stroke='#6b5327' stroke-opacity='.07'/>`;

const SHEET = tile(
  240,
  240,
  `<pattern id='l' width='60' height='3' patternUnits='userSpaceOnUse'>${LAID}</pattern>` +
    `<rect width='100%' height='100%' fill='url(#l)'/>` +
    grain({ frequency: '.12 .3', octaves: 4, contrast: 2, opacity: 0.07, seed: 5 }),
);

export default {
  colours: {
    ...COMMON,
    table: ['#f2ece0', '#34302a'],
    'table-edge': ['#dbcfbd', '#1b1813'],
    place: ['#4a3b24', '#ffffff'],
    bar: ['#3a2f25', '#161310'],
    'bar-text': ['#f7f2e8', '#f0ebe2'],
    paper: ['#fdfbf7', '#211e17'],
    text: ['#201c15', '#ece9e3'],
    faint: ['#5f5a50', '#afaaa1'],
    line: ['#d5d0c7', '#464239'],
    button: ['#f1ece3', '#312d25'],
    primary: ['#19517b', '#8cc4f4'],
    'on-primary': ['#ffffff', '#081520'],
    accent: ['#ffbd59', '#ffbd59'],
  },
  surface: [SHEET, 'radial-gradient(ellipse 90% 85% at 50% 35%, var(--table), var(--table-edge))'],
  rail: BEVEL,
  feast: { show: 'cascade', colours: BRIGHT },
  sounds: BOARD,
} satisfies Theme;
