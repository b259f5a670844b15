/** The figures of the court cards. */

import { COURTS } from './court-files';
import { CARD_WIDTH, middleTop, short, type Pen } from './drawing';

/** The box that the files are drawn in: both halves, head to head. */
const BOX_WIDTH = 650;
const BOX_HEIGHT = 1000;

const LINE = '#3053b0';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The paths alone, without the file's own outer element. */
const paths = (file: string): string =>
  file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'));

/** Head to head and symmetrical, as in print. */
function doublePlace({ layout }: Pen): Place {
  const y = middleTop(layout) + layout.edge;
  const height = layout.height - 2 * y;
  const width = (height * BOX_WIDTH) / BOX_HEIGHT;
  return { x: (CARD_WIDTH - width) / 2, y, width, height };
}

/** Head and shoulders across the card: a small figure that still has a face. */
function bustPlace({ layout }: Pen): Place {
  const inset = layout.edge + 3;
  const y = middleTop(layout) + layout.edge;
  return { x: inset, y, width: CARD_WIDTH - 2 * inset, height: layout.height - inset - y };
}

/** The figure of a court in its frame. */
export function court(pen: Pen): string {
  const half = paths(COURTS.get(pen.rank + pen.suit)!);
  const place = pen.layout.corners === 2 ? doublePlace(pen) : bustPlace(pen);
  const seen = Math.min((BOX_WIDTH * place.height) / place.width, BOX_HEIGHT);
  const box = `x="${short(place.x)}" y="${short(place.y)}" width="${short(place.width)}" height="${short(place.height)}"`;
  return (
    `<rect ${box} fill="${pen.colours.ground}"/>` +
    `<svg ${box} viewBox="0 0 ${BOX_WIDTH} ${short(seen)}" color="${pen.colours.figures[pen.suit]}">` +
    `${half}<g transform="rotate(180 ${BOX_WIDTH / 2} ${BOX_HEIGHT / 2})">${half}</g></svg>` +
    `<rect ${box} fill="none" stroke="${LINE}" stroke-width="${pen.layout.edge * 0.8}"/>`
  );
}
