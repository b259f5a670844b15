/** The modern face: one large sign, and courts as a letter beneath a crown. */

import { CARD_WIDTH, letters, middleTop, short, sign, type Pen } from './drawing';
import { RANK_GLYPHS, type Rank } from './ranks';

const MIDDLE = CARD_WIDTH / 2;

/** What the jack, the queen and the king wear: outlines 100 wide, standing on the origin's line. */
const HEADGEAR: Partial<Record<Rank, string>> = {
  J: 'M-42 0C-40-22-24-34 0-34C24-34 40-22 42 0ZM8-32C14-62 44-70 60-58C42-54 30-44 26-26Z',
  Q: 'M-44 0L-50-44L-28-22L-15-54L0-24L15-54L28-22L50-44L44 0ZM-50-58a7 7 0 1 0 .1 0ZM-15-68a7 7 0 1 0 .1 0ZM15-68a7 7 0 1 0 .1 0ZM50-58a7 7 0 1 0 .1 0Z',
  K: 'M-44 0L-50-50L-24-28L0-60L24-28L50-50L44 0ZM-4-66V-76H-13V-84H-4V-93H4V-84H13V-76H4V-66Z',
};

/** The middle of a face. */
export function modern(pen: Pen): string {
  const top = middleTop(pen.layout) + 3;
  const bottom = pen.layout.height - (pen.layout.corners === 2 ? top : 10);
  const headgear = HEADGEAR[pen.rank];
  if (headgear === undefined) {
    return sign(pen, MIDDLE, (top + bottom) / 2, Math.min(bottom - top, 66));
  }
  return pen.layout.pips ? framed(pen, headgear, top, bottom) : crowned(pen, headgear, top, bottom);
}

const shape = (pen: Pen, d: string, y: number, width: number): string =>
  `<path transform="translate(${MIDDLE} ${short(y)})scale(${short(width / 100)})" fill="${pen.colours.suits[pen.suit]}" d="${d}"/>`;

/** A small card has room for the headgear and the sign alone. */
function crowned(pen: Pen, headgear: string, top: number, bottom: number): string {
  const height = bottom - top;
  const foot = top + height * 0.42;
  return (
    shape(pen, headgear, foot, Math.min(46, height * 0.42)) +
    sign(pen, MIDDLE, (foot + bottom) / 2 + 2, (bottom - foot) * 0.84)
  );
}

/** A larger one has the letter as well, in a frame with a sign at either side. */
function framed(pen: Pen, headgear: string, top: number, bottom: number): string {
  const ink = pen.colours.suits[pen.suit];
  const left = 14;
  const width = CARD_WIDTH - 2 * left;
  const height = bottom - top;
  const letter = height * 0.4;
  const foot = top + height * 0.4;
  const glyph = (RANK_GLYPHS[pen.rank].width * letter) / 100;
  const frame = (inset: number, strength: number, thick: number): string =>
    `<rect x="${left + inset}" y="${short(top + inset)}" width="${width - 2 * inset}" height="${short(height - 2 * inset)}" rx="${9 - inset}" fill="${inset ? 'none' : ink}" fill-opacity=".07" stroke="${ink}" stroke-opacity="${strength}" stroke-width="${thick}"/>`;
  const small = (x: number, y: number, head: 'up' | 'down'): string => sign(pen, x, y, 9, head);
  return (
    frame(0, 0.85, 1.2) +
    frame(2.6, 0.5, 0.6) +
    shape(pen, headgear, foot - height * 0.04, Math.min(34, height * 0.36)) +
    letters(pen, MIDDLE - glyph / 2, foot + height * 0.02, letter) +
    small(left + 11, top + 11, 'up') +
    small(CARD_WIDTH - left - 11, bottom - 11, 'down')
  );
}
