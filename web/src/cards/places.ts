/** Empty places: what the table shows where no card lies. */

import { CARD_HEIGHT, CARD_WIDTH, panel, short, svg } from './drawing';
import { RANK_GLYPHS, type Rank } from './ranks';
import { SUIT_OUTLINES, type Suit } from './suits';

/** What may be marked in an empty place. */
export type Mark =
  /** Any card may go here: a column, a cell, a reserve. */
  | { readonly kind: 'vacancy' }
  /** Only a card of this rank may begin here. */
  | { readonly kind: 'rank'; readonly rank: Rank }
  /** Only this suit, or this very card, may begin here. */
  | { readonly kind: 'suit'; readonly suit: Suit; readonly rank?: Rank }
  /** The stock has no more cards: none to come, or the waste can be turned over. */
  | { readonly kind: 'spent' }
  | { readonly kind: 'redeal' }
  /** Where complete runs are laid, from the king to the ace: of which suits depends on the game. */
  | { readonly kind: 'runs' };

/** The opacity of a place's edge, which is to be seen on every table. */
export const EDGE = 0.74;

/**
 * The place as a complete SVG document, drawn in one colour with the given strength (0 to 1), so
 * that it fits a table of any colour.
 */
export function placeSvg(mark: Mark, colour: string, strength = 1, height = CARD_HEIGHT): string {
  const ink = `fill="${colour}" fill-opacity="${short(0.08 * strength)}" stroke="${colour}" stroke-opacity="${short(EDGE * strength)}" stroke-width="1.6"`;
  const down = short((height - CARD_HEIGHT) / 2);
  const middle = drawn(mark, { colour, opacity: short(0.42 * strength) });
  return svg(panel(1.5, ink, height) + `<g transform="translate(0 ${down})">${middle}</g>`, height);
}

interface Ink {
  readonly colour: string;
  readonly opacity: string;
}

const X = CARD_WIDTH / 2;
const Y = CARD_HEIGHT / 2;

function drawn(mark: Mark, ink: Ink): string {
  switch (mark.kind) {
    case 'vacancy':
      return '';
    case 'rank':
      return letters(mark.rank, Y, 46, ink);
    case 'suit':
      return mark.rank
        ? letters(mark.rank, 44, 34, ink) + sign(mark.suit, X, 92, 42, ink)
        : sign(mark.suit, X, Y, 52, ink);
    case 'spent':
      return line('M34 54L66 86M66 54L34 86', ink);
    case 'redeal':
      return line('M70 62A22 22 0 1 0 72 74M72 46V63H55', ink);
    case 'runs':
      return letters('K', 40, 20, ink) + letters('A', 95, 26, ink) + line(RUN, ink, 3);
  }
}

/** A small column: a king, edges of cards below it, and an ace. */
const RUN =
  'M32 24H68Q71 24 71 27V116Q71 119 68 119H32Q29 119 29 116V27Q29 24 32 24ZM29 55H71M29 63H71M29 71H71';

const sign = (suit: Suit, x: number, y: number, height: number, ink: Ink): string =>
  filled(SUIT_OUTLINES[suit], x, y, height, ink);

function letters(rank: Rank, middle: number, height: number, ink: Ink): string {
  const { width, path } = RANK_GLYPHS[rank];
  return filled(path, X - (width * height) / 200, middle - height / 2, height, ink);
}

const filled = (
  d: string,
  x: number,
  y: number,
  height: number,
  { colour, opacity }: Ink,
): string =>
  `<path transform="translate(${short(x)} ${short(y)})scale(${short(height / 100)})" fill="${colour}" fill-opacity="${opacity}" d="${d}"/>`;

const line = (d: string, { colour, opacity }: Ink, width = 6): string =>
  `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
