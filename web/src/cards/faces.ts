/**
 * The faces of the cards, as SVG text made from the card's short name.
 *
 * A face has no ids and no fonts, so that one document can contain any number of them.
 */

import { centre, type LateFaces } from './centre';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  cornerIndex,
  frame,
  HEIGHT_MAX,
  indexBottom,
  middleTop,
  svg,
  type Layout,
  type Pen,
} from './drawing';
import { coloursOf, type PackName, type Shade } from './packs';
import { RANKS, type Rank } from './ranks';
import { SUITS, type Suit } from './suits';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];
/** The low one shows in a narrow strip. */
export const INDICES = ['low', 'normal', 'large'] as const;
export type Index = (typeof INDICES)[number];
/** Pips and figures as in print, or one large sign and crowned letters. */
export const STYLES = ['classic', 'modern'] as const;
export type Style = (typeof STYLES)[number];

/** What a face has room for. */
export interface Look {
  /** How much is drawn: see `sizeFor`. */
  readonly size: Size;
  readonly index: Index;
  /** Of a taller card, in the units of its drawing: see `heightFor`. */
  readonly height?: number;
}

export interface FaceOptions extends Look {
  readonly pack: PackName;
  readonly shade: Shade;
  /** Classic, if none is given. */
  readonly style?: Style;
  /** Until it is loaded, faces are classic, and plain letters take the place of figures. */
  readonly late?: LateFaces | undefined;
}

/** The drawing for a card of this width in CSS pixels. */
export function sizeFor(widthPx: number): Size {
  if (widthPx < 60) return 'small';
  return widthPx < 108 ? 'medium' : 'large';
}

/** The height of the drawing for a card of this size, in steps: there are few different ones. */
export function heightFor({ width, height }: { width: number; height: number }): number {
  const high = Math.round((height / width) * (CARD_WIDTH / HEIGHT_STEP)) * HEIGHT_STEP;
  return Math.min(HEIGHT_MAX, Math.max(CARD_HEIGHT, high));
}
const HEIGHT_STEP = 5;

/** The sign is a little lower than the letters, so that it looks equally high. */
const USUAL = {
  narrow: 1,
  sign: 0.94,
  corners: 1,
  pips: true,
  height: CARD_HEIGHT,
  below: 0,
} as const;
const LOW = { ...USUAL, index: 20.5, margin: 2 } as const;

const LAYOUTS: Record<Size, Record<Index, Layout>> = {
  small: {
    low: { ...LOW, edge: 2.4, pips: false },
    normal: { ...USUAL, index: 41, margin: 7, edge: 2.4, pips: false },
    // The ten of clubs fills the whole width: only narrower letters can be higher.
    large: { ...USUAL, index: 52, margin: 4, edge: 2.4, pips: false, narrow: 0.85, sign: 0.8 },
  },
  medium: {
    low: { ...LOW, edge: 1.4 },
    normal: { ...USUAL, index: 25, margin: 5, edge: 1.4 },
    large: { ...USUAL, index: 35, margin: 5, edge: 1.4 },
  },
  large: {
    low: { ...LOW, edge: 1 },
    normal: { ...USUAL, index: 15.5, margin: 4, edge: 1, corners: 2 },
    large: { ...USUAL, index: 26, margin: 4.5, edge: 1 },
  },
};

/** Most of what a card is taller keeps the middle out of the strip that shows if it is covered. */
const BELOW = 0.88;

function layoutOf({ size, index, height = CARD_HEIGHT }: Look): Layout {
  const usual = LAYOUTS[size][index];
  const more = height - CARD_HEIGHT;
  return {
    ...usual,
    height,
    margin: usual.margin + more * (1 - BELOW),
    below: more * BELOW,
  };
}

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
  const layout = layoutOf(options);
  const pen: Pen = { rank, suit, colours, layout };
  const inside = frame(colours, layout) + cornerIndex(pen) + middle(pen, options);
  return svg(inside, layout.height);
}

const middle = (pen: Pen, { style, late }: FaceOptions): string =>
  late && style === 'modern' ? late.modern(pen) : centre(pen, late);

/** What shows of a covered card, in widths of the card. */
export interface Strip {
  /** The whole index and nothing below it: the best strip, if there is room for it. */
  readonly least: number;
  /** On a taller card, all that is above the middle. */
  readonly whole?: number;
}

export function stripOf(look: Look): Strip {
  const layout = layoutOf(look);
  const least = indexBottom(layout) / CARD_WIDTH;
  return layout.below > 0 ? { least, whole: middleTop(layout) / CARD_WIDTH } : { least };
}
