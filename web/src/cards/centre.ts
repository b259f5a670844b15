/** The middle of a face: pips, ace, or court. */

import { CARD_WIDTH, letters, short, sign, type Pen } from './drawing';
import { PIPS, type Pip } from './pips';
import { RANK_GLYPHS } from './ranks';
import { webPath } from './web';

/** What is drawn once it is loaded: see `late-faces.ts`. */
export interface LateFaces {
  /** The figure of a court. */
  readonly court: (pen: Pen) => string;
  /** The middle of a modern face. */
  readonly modern: (pen: Pen) => string;
}

/** The part of the card between the indices. */
interface Field {
  readonly top: number;
  readonly bottom: number;
}

const MIDDLE = CARD_WIDTH / 2;
/** The distance between neighbouring pips in a row. */
const COLUMN = 26;

function field({ layout }: Pen): Field {
  const gap = layout.corners === 2 ? 4 : 7;
  const top = layout.margin + layout.index + layout.below + gap;
  return { top, bottom: layout.height - (layout.corners === 2 ? top : layout.margin + 2) };
}

export function centre(pen: Pen, late: LateFaces | undefined): string {
  const places = PIPS[pen.rank];
  if (places) return pen.layout.pips ? pips(pen, field(pen), places) : oneSign(pen, field(pen), 72);
  if (pen.rank === 'A') return ace(pen, field(pen));
  return late ? late.court(pen) : plainCourt(pen, field(pen));
}

function oneSign(pen: Pen, { top, bottom }: Field, heightMax: number): string {
  const height = Math.min(bottom - top, heightMax);
  return sign(pen, MIDDLE, (top + bottom) / 2, height);
}

/** One large sign; the web of the emblem hangs in the spade. */
function ace(pen: Pen, room: Field): string {
  const plain = oneSign(pen, room, 76);
  if (pen.suit !== 'S' || !pen.layout.pips) return plain;
  const y = (room.top + room.bottom) / 2 + 4.5;
  const threads = webPath({ spokes: 8, rings: [6, 11.5, 17], reach: 20 });
  return `${plain}<path transform="translate(${MIDDLE} ${short(y)})" fill="none" stroke="${pen.colours.card}" stroke-width=".9" d="${threads}"/>`;
}

function pips(pen: Pen, { top, bottom }: Field, places: readonly Pip[]): string {
  const height = Math.min(22, (bottom - top) / 4.6);
  const reach = (bottom - top - height) / 2;
  return places
    .map(([column, y]) => {
      const head = y > 0 ? 'down' : 'up';
      return sign(pen, MIDDLE + column * COLUMN, (top + bottom) / 2 + y * reach, height, head);
    })
    .join('');
}

/**
 * The placeholder of a court card until its figure has been loaded: its letter, or the sign on a
 * small card.
 */
function plainCourt(pen: Pen, { top, bottom }: Field): string {
  if (!pen.layout.pips) return oneSign(pen, { top, bottom }, 72);
  const height = (bottom - top) * 0.62;
  const width = (RANK_GLYPHS[pen.rank].width * height) / 100;
  return letters(pen, MIDDLE - width / 2, (top + bottom - height) / 2, height);
}
