/**
 * The faces of the cards, as SVG text made from the card's short name.
 *
 * A face has no ids and no fonts, so that one document can contain any number of them.
 */

import { centre } from './centre';
import type { Courts } from './courts';
import { CARD_WIDTH, cornerIndex, frame, indexBottom, svg, type Layout, type Pen } from './drawing';
import { modern } from './modern';
import { coloursOf, type PackName, type Shade } from './packs';
import { RANKS, type Rank } from './ranks';
import { SUITS, type Suit } from './suits';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];
export const INDICES = ['normal', 'large'] as const;
export type Index = (typeof INDICES)[number];
/** Pips and figures as in print, or one large sign and crowned letters. */
export const STYLES = ['classic', 'modern'] as const;
export type Style = (typeof STYLES)[number];

export interface FaceOptions {
  readonly pack: PackName;
  readonly shade: Shade;
  /** How much is drawn: see `sizeFor`. */
  readonly size: Size;
  readonly index: Index;
  /** Classic, if none is given. */
  readonly style?: Style;
  /** The court figures, once they are loaded; until then a plain letter takes their place. */
  readonly courts?: Courts | undefined;
}

/** The drawing for a card of this width in CSS pixels. */
export function sizeFor(widthPx: number): Size {
  if (widthPx < 60) return 'small';
  return widthPx < 108 ? 'medium' : 'large';
}

/** The sign is a little lower than the letters, so that it looks equally high. */
const USUAL = { narrow: 1, sign: 0.94, corners: 1, pips: true } as const;

const LAYOUTS: Record<Size, Record<Index, Layout>> = {
  small: {
    normal: { ...USUAL, index: 41, margin: 7, edge: 2.4, pips: false },
    // The ten of clubs fills the whole width: only narrower letters can be higher.
    large: { ...USUAL, index: 52, margin: 4, edge: 2.4, pips: false, narrow: 0.85, sign: 0.8 },
  },
  medium: {
    normal: { ...USUAL, index: 25, margin: 5, edge: 1.4 },
    large: { ...USUAL, index: 35, margin: 5, edge: 1.4 },
  },
  large: {
    normal: { ...USUAL, index: 15.5, margin: 4, edge: 1, corners: 2 },
    large: { ...USUAL, index: 26, margin: 4.5, edge: 1 },
  },
};

/** `KS`, `TH` or `10H`, in either case, taken apart; `undefined` for anything else. */
export function parseCard(card: string): { rank: Rank; suit: Suit } | undefined {
  const text = card.toUpperCase().replace(/^10/, 'T');
  const rank = RANKS.find((rank) => rank === text[0]);
  const suit = SUITS.find((suit) => suit === text[1]);
  return rank && suit && text.length === 2 ? { rank, suit } : undefined;
}

/** The face as a complete SVG document. Throws when there is no such card. */
export function faceSvg(card: string, options: FaceOptions): string {
  const parsed = parseCard(card);
  if (!parsed) throw new RangeError(`no such card: ${card}`);
  const { rank, suit } = parsed;
  const colours = coloursOf(options.pack, options.shade);
  const layout = LAYOUTS[options.size][options.index];
  const pen: Pen = { rank, suit, colours, layout };
  return svg(frame(colours, layout.edge) + cornerIndex(pen) + middle(pen, options));
}

const middle = (pen: Pen, { style, courts }: FaceOptions): string =>
  style === 'modern' ? modern(pen) : centre(pen, courts);

/**
 * The height of the strip that shows the whole index and nothing below it, in widths of the card:
 * the best distance between the cards of a column, if there is room for it.
 */
export function indexStrip(size: Size, index: Index): number {
  return indexBottom(LAYOUTS[size][index]) / CARD_WIDTH;
}
