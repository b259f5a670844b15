/** Empty places: what the table shows where no card lies. */

import { CARD_HEIGHT, CARD_WIDTH, panel, short, svg } from './drawing';
import { RANK_GLYPHS, type Rank } from './ranks';

/** What may be marked in an empty place. */
export type PlaceMark =
  /** Any card may go here: a column, a cell, a reserve. */
  | 'vacancy'
  /** The stock has no more cards. */
  | 'spent'
  /** Where complete runs are laid, from the king to the ace; the suits depend on the game. */
  | 'runs';

/** The opacity of a place's edge, which is to be seen on every table. */
export const EDGE = 0.74;

/** The place as a complete SVG document: white, with the given strength (0 to 1). */
export function placeSvg(mark: PlaceMark, strength = 1, height = CARD_HEIGHT): string {
  const ink = `fill="#fff" fill-opacity="${short(0.08 * strength)}" stroke="#fff" stroke-opacity="${short(EDGE * strength)}" stroke-width="1.6"`;
  const down = short((height - CARD_HEIGHT) / 2);
  return svg(
    panel(1.5, ink, height) +
      `<g transform="translate(0 ${down})" opacity="${short(0.42 * strength)}">${MARKS[mark]()}</g>`,
    height,
  );
}

const MARKS: Record<PlaceMark, () => string> = {
  vacancy: () => '',
  spent: () => line('M34 54L66 86M66 54L34 86', 6),
  runs: () => letter('K', 30, 20) + letter('A', 82, 26) + line(RUN, 3),
};

/** A small column: a king, edges of cards below it, and an ace. */
const RUN =
  'M32 24H68Q71 24 71 27V116Q71 119 68 119H32Q29 119 29 116V27Q29 24 32 24ZM29 55H71M29 63H71M29 71H71';

function letter(rank: Rank, top: number, height: number): string {
  const { width, path } = RANK_GLYPHS[rank];
  const left = short(CARD_WIDTH / 2 - (width * height) / 200);
  return `<path transform="translate(${left} ${top})scale(${height / 100})" fill="#fff" d="${path}"/>`;
}

const line = (d: string, width: number): string =>
  `<path fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
