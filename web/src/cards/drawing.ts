/** The parts of every drawing of a card: its outline, its letters, its signs. */

import type { Colours } from './packs';
import { RANK_GLYPHS, type Rank } from './ranks';
import { SUIT_HALF_WIDTHS, SUIT_OUTLINES, type Suit } from './suits';

/** A card in the units of its drawing: usually, the aspect ratio is 5 to 7. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
export const CORNER = 7;
/** The tallest card: 4 to 7. */
export const HEIGHT_MAX = 175;

export interface Layout {
  /** Height of the index letter, and its distance from the edges. */
  readonly index: number;
  readonly margin: number;
  /**
   * The width of its letters relative to the usual one, and the height of its sign relative to the
   * letters.
   */
  readonly narrow: number;
  readonly sign: number;
  /** Width of the line around the card. */
  readonly edge: number;
  /** One index (top left), or a second one upside down at the bottom right. */
  readonly corners: 1 | 2;
  /** Whether there are as many signs as the card counts, or one large one. */
  readonly pips: boolean;
  /** The height of the card, and how much of it keeps the middle away from the index. */
  readonly height: number;
  readonly below: number;
}

/** The lower end of the index. */
export const indexBottom = ({ margin, index }: Layout): number => margin + index + 3;

/** Where the middle may begin. */
export const middleTop = (layout: Layout): number => indexBottom(layout) + layout.below;

/** What one face is drawn with. */
export interface Pen {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly colours: Colours;
  readonly layout: Layout;
}

/** The shortest decimal text of a number, to a hundredth of a unit. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

export const svg = (inside: string, height = CARD_HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${height}">${inside}</svg>`;

/** A rounded rectangle, this far inside the card's edge. */
export function panel(inset: number, attributes: string, cardHeight = CARD_HEIGHT): string {
  const width = short(CARD_WIDTH - 2 * inset);
  const height = short(cardHeight - 2 * inset);
  const radius = short(Math.max(CORNER - inset, 0));
  return `<rect x="${short(inset)}" y="${short(inset)}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`;
}

export const frame = (colours: Colours, { edge, height }: Layout): string =>
  panel(edge / 2, `fill="${colours.card}" stroke="${colours.edge}" stroke-width="${edge}"`, height);

const inked = ({ suit, colours }: Pen): string => {
  const ink = colours.suits[suit];
  const stroke = colours.bold
    ? ` stroke="${ink}" stroke-width="${colours.bold}" stroke-linejoin="round"`
    : '';
  return `fill="${ink}"${stroke}`;
};

/** The suit's sign with this centre and height; `head` says which way it points. */
export function sign(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  head: 'up' | 'down' = 'up',
): string {
  const scale = short(height / 100);
  const scales = head === 'up' ? scale : `${scale} -${scale}`;
  return `<path transform="translate(${short(x)} ${short(y)})scale(${scales})" d="${SUIT_OUTLINES[pen.suit]}" ${inked(pen)}/>`;
}

/** The rank's letters with this top left corner, height and relative width. */
export function letters(pen: Pen, x: number, y: number, height: number, narrow = 1): string {
  const scale = height / 100;
  const scales = narrow === 1 ? short(scale) : `${short(scale * narrow)} ${short(scale)}`;
  return `<path transform="translate(${short(x)} ${short(y)})scale(${scales})" d="${RANK_GLYPHS[pen.rank].path}" ${inked(pen)}/>`;
}

/**
 * The width reserved for a letter, in hundredths of the index's height, so that signs are aligned.
 */
const LETTER_ROOM = 68;
const GAP = 11;

/** Rank and suit side by side in the corner, where a covered card still shows them. */
export function cornerIndex(pen: Pen): string {
  const { index, margin, narrow, corners, height } = pen.layout;
  const { bold } = pen.colours;
  const unit = index / 100;
  const x = margin + (bold / 2) * unit;
  const width = RANK_GLYPHS[pen.rank].width * narrow;
  const room = Math.max(LETTER_ROOM * narrow, width);
  const signHeight = index * pen.layout.sign;
  const signX = x + (room + GAP + bold) * unit + (SUIT_HALF_WIDTHS[pen.suit] * signHeight) / 100;
  const one =
    letters(pen, x + ((room - width) / 2) * unit, margin, index, narrow) +
    sign(pen, signX, margin + index / 2, signHeight);
  return corners === 1 ? one : `${one}<g transform="rotate(180 50 ${height / 2})">${one}</g>`;
}
