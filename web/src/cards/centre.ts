/** The middle of a face: pips, ace, or court. */

import { court, type Courts } from './courts';
import { CARD_HEIGHT, CARD_WIDTH, letters, sign, type Pen } from './drawing';
import { PIPS } from './pips';
import { RANK_GLYPHS } from './ranks';

/** The part of the card that the indices leave free. */
interface Field {
  readonly top: number;
  readonly bottom: number;
}

const MIDDLE = CARD_WIDTH / 2;
/** Between the index and what is below it. */
const GAP = 7;

function field({ layout }: Pen): Field {
  const top = layout.margin + layout.index + GAP;
  return { top, bottom: CARD_HEIGHT - (layout.corners === 2 ? top : layout.margin + 2) };
}

export function centre(pen: Pen, courts: Courts | undefined): string {
  const room = field(pen);
  if (!pen.layout.pips || pen.rank === 'A') return oneSign(pen, room);
  return PIPS[pen.rank] ? pips(pen, room) : figure(pen, room, courts);
}

function oneSign(pen: Pen, { top, bottom }: Field): string {
  const height = Math.min(bottom - top, 78);
  return sign(pen, MIDDLE, (top + bottom) / 2, pen.rank === 'A' ? height : height * 0.92);
}

function pips(pen: Pen, { top, bottom }: Field): string {
  const height = Math.min(20, (bottom - top) / 4.6);
  const reach = (bottom - top - height) / 2;
  const spots = PIPS[pen.rank] ?? [];
  return spots
    .map(([column, y]) => {
      const head = y > 0 ? 'down' : 'up';
      return sign(pen, MIDDLE + column * 25, (top + bottom) / 2 + y * reach, height, head);
    })
    .join('');
}

function figure(pen: Pen, room: Field, courts: Courts | undefined): string {
  const drawn = courts && court(pen, room, courts);
  return drawn ?? plainFigure(pen, room);
}

/** What stands for a court until its figure has been loaded. */
function plainFigure(pen: Pen, { top, bottom }: Field): string {
  const height = (bottom - top) * 0.62;
  const width = (RANK_GLYPHS[pen.rank].width * height) / 100;
  return letters(pen, MIDDLE - width / 2, (top + bottom - height) / 2, height);
}
