/** The colours of the packs. Every ink keeps a contrast of at least 4.5 to its card. */

import type { Suit } from './suits';

export const PACKS = ['two-colour', 'four-colour', 'high-contrast'] as const;
export type PackName = (typeof PACKS)[number];

export const SHADES = ['light', 'dark'] as const;
export type Shade = (typeof SHADES)[number];

export interface Colours {
  readonly card: string;
  /** The card's edge, which separates it from the card below. */
  readonly edge: string;
  readonly suits: Readonly<Record<Suit, string>>;
  /**
   * The background of the court figures. It is light on dark cards, too, because their outlines are
   * dark.
   */
  readonly ground: string;
  /** The suits on that ground. */
  readonly figures: Readonly<Record<Suit, string>>;
  /** Stroke around glyphs in hundredths of their height: bolder letters and signs. */
  readonly bold: number;
}

const two = (black: string, red: string): Record<Suit, string> => ({
  C: black,
  S: black,
  H: red,
  D: red,
});

const INK = '#1b1c20';
const LIGHT = { card: '#fffefb', edge: '#8b8578', ground: '#fffefb', bold: 0 };
const DARK = { card: '#23262d', edge: '#5d636f', ground: '#ded9cd', bold: 0 };
const STARK_LIGHT = { card: '#ffffff', edge: '#000000', ground: '#ffffff', bold: 5 };
const STARK_DARK = { card: '#000000', edge: '#ffffff', ground: '#ffffff', bold: 5 };

const onLight = {
  'two-colour': two(INK, '#c8202b'),
  /*
   * Chosen by a search over reds, blues and greens for the largest distance between any two of the
   * four as people with and without each kind of cone see them; a test keeps it.
   */
  'four-colour': { S: INK, H: '#d01e11', D: '#0a36c4', C: '#0b8261' },
  'high-contrast': two('#000000', '#c40000'),
} satisfies Record<PackName, Record<Suit, string>>;

const onDark = {
  'two-colour': two('#eceae3', '#ff7a73'),
  'four-colour': { S: '#f3f1ea', H: '#ea6b62', D: '#5c9bea', C: '#4aec94' },
  'high-contrast': two('#ffffff', '#ff8a80'),
} satisfies Record<PackName, Record<Suit, string>>;

/** The pack's colours on light or on dark cards. */
export function coloursOf(pack: PackName, shade: Shade): Colours {
  const stark = pack === 'high-contrast';
  const figures = onLight[pack];
  return shade === 'light'
    ? { ...(stark ? STARK_LIGHT : LIGHT), suits: figures, figures }
    : { ...(stark ? STARK_DARK : DARK), suits: onDark[pack], figures };
}
