/** A meadow with cherry blossom. */

import { around, grain, scattered, tile } from '../textures';
import { BEVEL, COMMON, LAMP, type Theme } from '../theme';

const PETALS = around(5, `<path d='M0-2C8-5 10-15 3-19L0-16L-3-19C-10-15-8-5 0-2Z'/>`);
const STAMENS = around(5, `<circle cy='-5' r='1.2' fill='#c64b7f' transform='rotate(36)'/>`);
const BLOSSOM = `<g fill='#fff' fill-opacity='.42'>${PETALS}${STAMENS}</g>`;
const TWIG = `<g fill='#1f6b3a' fill-opacity='.1'><path d='M-24 16C-12-10 10-20 30-20C22 2 2 16-24 16Z'/><path d='M-24 16C-2 4 10-6 30-20' fill='none' stroke='#fff' stroke-opacity='.3'/></g>`;

const MEADOW = tile(
  170,
  190,
  scattered(170, 190, TWIG, BLOSSOM) +
    `<g transform='translate(30 120)scale(.6)rotate(20)'>${BLOSSOM}</g>` +
    `<g transform='translate(135 60)scale(.45)rotate(50)'>${BLOSSOM}</g>` +
    grain({ frequency: '.6', octaves: 2, contrast: 2, opacity: 0.05 }),
);

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
  surface: [MEADOW, ...LAMP],
  rail: BEVEL,
} satisfies Theme;
