/** Snow crystals on ice. */

import { around, grain, tile } from '../textures';
import { BEVEL, COMMON, LAMP, type Theme } from '../theme';

const STAR = around(6, `<path d='M0 0V-40M0-14L8-22M0-14L-8-22M0-26L7-33M0-26L-7-33'/>`);
const FERN = around(
  6,
  `<path d='M0 0V-38M0-10L10-16M0-10L-10-16M0-20L8-26M0-20L-8-26M0-29L5-34M0-29L-5-34M0-8L7-4'/>`,
);

const crystal = (form: string, x: number, y: number, size: number, turn: number): string =>
  `<g transform='translate(${x} ${y})scale(${size})rotate(${turn})'>${form}</g>`;

const SNOW = tile(
  300,
  300,
  `<g fill='none' stroke='#fff' stroke-opacity='.34' stroke-width='2' stroke-linecap='round'>` +
    crystal(STAR, 70, 70, 1, 8) +
    crystal(FERN, 214, 120, 0.7, 21) +
    crystal(FERN, 110, 212, 1.05, 3) +
    crystal(STAR, 244, 246, 0.62, 15) +
    crystal(STAR, 160, 28, 0.34, 0) +
    crystal(FERN, 22, 158, 0.36, 11) +
    `</g>` +
    grain({ frequency: '.5', octaves: 2, contrast: 2, opacity: 0.06, seed: 9 }),
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
  surface: [SNOW, ...LAMP],
  rail: BEVEL,
} satisfies Theme;
