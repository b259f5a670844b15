/** The colours of the packs. Every ink keeps a contrast of at least 4.5 to its card. */

import type { Suit } from './suits';

export const PACKS = ['two-colour', 'four-colour', 'high-contrast'] as const;
export type PackName = (typeof PACKS)[number];

export const SHADES = ['light', 'dark'] as const;
export type Shade = (typeof SHADES)[number];

export interface Colours {
  readonly card: string;
  /** The card's edge: what parts it from the card below. */
  readonly edge: string;
  readonly suits: Readonly<Record<Suit, string>>;
  /** Stroke around glyphs in hundredths of their height: bolder letters and signs. */
  readonly bold: number;
}

const two = (black: string, red: string): Record<Suit, string> => ({
  C: black,
  S: black,
  H: red,
  D: red,
});

const LIGHT = { card: '#fffefb', edge: '#8b8578', bold: 0 };
const DARK = { card: '#23262d', edge: '#5d636f', bold: 0 };

/*
 * Four colours: the red is a vermilion and the green leans to blue and is darker, so that people
 * who do not tell red from green still see four colours; the test simulates that.
 */
export const COLOURS: Record<PackName, Record<Shade, Colours>> = {
  'two-colour': {
    light: { ...LIGHT, suits: two('#1b1c20', '#c8202b') },
    dark: { ...DARK, suits: two('#eceae3', '#ff7a73') },
  },
  'four-colour': {
    light: { ...LIGHT, suits: { S: '#1b1c20', H: '#d3281c', D: '#1660c9', C: '#00704e' } },
    dark: { ...DARK, suits: { S: '#f3f1ea', H: '#ff7a68', D: '#74b4ff', C: '#4fce9c' } },
  },
  'high-contrast': {
    light: { card: '#ffffff', edge: '#000000', bold: 5, suits: two('#000000', '#c40000') },
    dark: { card: '#000000', edge: '#ffffff', bold: 5, suits: two('#ffffff', '#ff8a80') },
  },
};
