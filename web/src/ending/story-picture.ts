/**
 * Draws the story of a game: a curve of the cards in order over the moves. Runs hang above it on
 * threads, rows are dealt below it.
 */

import { SUIT_OUTLINES, type Suit } from '../cards/suits';
import { webPath } from '../cards/web';
import type { Pen } from '../table/paint';
import type { Colour } from '../themes/theme';
import { spread, type Story } from './story';

/** What the lines and marks are called; empty for those that a game does not have. */
export interface StoryTexts {
  readonly order: string;
  readonly hidden: string;
  readonly rows: string;
  readonly runs: string;
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly won: boolean;
  readonly suits: boolean;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly font: (weight: number, size: number) => string;
  readonly texts: StoryTexts;
}

/** The room of the curve, from the edges of the panel. Runs hang above it. */
const INSET = { left: 44, right: 44, top: 56, bottom: 66 };
const CARD = { width: 42, height: 56, above: 34, below: 46, gap: 6 };
const BACK = { width: 20, height: 27 };
const RED = '#b3261e';
const BLACK = '#1b1b1b';
const WHITE = '#fffefb';

export function paintStory(pen: Pen, story: Story, look: Look): void {
  const { width, height, colours } = look;
  const { points, cards, marks } = story;
  const last = points.length - 1;
  const rows = marks.filter(({ run }) => run === undefined);
  const runs = marks.filter(({ run }) => run !== undefined);
  const ceiling = runs.length > 0 ? CARD.above + CARD.height + CARD.below : INSET.top;
  const base = height - INSET.bottom;
  const x = (moves: number): number =>
    INSET.left + (moves / Math.max(1, last)) * (width - INSET.left - INSET.right);
  // The last card has no other to lie on: a game is won with fewer in order than it has.
  const most = look.won ? Math.max(...points.map(({ order }) => order)) : cards;
  const y = (count: number): number => base - (count / Math.max(1, most)) * (base - ceiling);
  const ink = colours.place;
  // A light table has an ink of its own, on which the accent would be lost.
  const curve = isLight(colours.table) ? ink : colours.accent;

  paintWeb(pen, width, height, ink);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';

  pen.globalAlpha = 0.5;
  stroke(pen, ink, 2, (line) => line.lineTo(width - INSET.right, base), [INSET.left, base]);
  pen.globalAlpha = 0.3;
  for (const { moves } of rows)
    stroke(pen, ink, 2, (line) => line.lineTo(x(moves), y(points[moves]!.order)), [x(moves), base]);
  pen.globalAlpha = 1;

  if (look.texts.hidden !== '') {
    // Behind the curve.
    pen.globalAlpha = 0.75;
    pen.setLineDash([2, 9]);
    pathOf(
      pen,
      points.map(({ hidden }, moves) => [x(moves), y(hidden)] as const),
    );
    strokeNow(pen, ink, 4);
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }

  const line = points.map(({ order }, moves) => [x(moves), y(order)] as const);
  const below = pen.createLinearGradient(0, ceiling, 0, base);
  below.addColorStop(0, withAlpha(curve, 0.42));
  below.addColorStop(1, withAlpha(curve, 0.04));
  pathOf(pen, line);
  pen.lineTo(x(last), base);
  pen.lineTo(x(0), base);
  pen.closePath();
  pen.fillStyle = below;
  pen.fill();
  pathOf(pen, line);
  strokeNow(pen, curve, 7);

  for (const { moves } of rows)
    paintBack(pen, x(moves) - BACK.width / 2, base - BACK.height / 2, colours);

  const half = CARD.width / 2;
  const hung = spread(
    runs.map(({ moves }) => x(moves)),
    CARD.width + CARD.gap,
    [half + 12, width - half - 12],
  );
  runs.forEach(({ moves, run = '' }, nth) => {
    const [place, end] = [hung[nth]!, [x(moves), y(points[moves]!.order)] as const];
    pen.globalAlpha = 0.85;
    stroke(pen, ink, 1.5, (thread) => thread.lineTo(place, CARD.above), [place, 0]);
    pen.globalAlpha = 0.4;
    stroke(pen, ink, 1.5, (thread) => thread.lineTo(...end), [place, CARD.above + CARD.height]);
    pen.globalAlpha = 1;
    paintRun(pen, place - half, CARD.above, look.suits ? run : '', colours);
  });

  paintEnd(pen, line.at(-1)!, look.won, curve, colours);
  paintLegend(pen, look, ink, curve, base + 46);
}

type At = readonly [x: number, y: number];

function pathOf(pen: Pen, points: readonly At[]): void {
  pen.beginPath();
  points.forEach((point, nth) => (nth === 0 ? pen.moveTo(...point) : pen.lineTo(...point)));
}

function strokeNow(pen: Pen, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function stroke(pen: Pen, colour: string, width: number, draw: (pen: Pen) => void, from: At): void {
  pen.beginPath();
  pen.moveTo(...from);
  draw(pen);
  strokeNow(pen, colour, width);
}

/** The sign of the game, hardly seen, in the corner where a curve is low. */
function paintWeb(pen: Pen, width: number, height: number, ink: string): void {
  pen.save();
  pen.translate(width * 0.16, height * 0.3);
  pen.globalAlpha = 0.16;
  const rings = [34, 66, 100, 136, 174, 214];
  pen.strokeStyle = ink;
  pen.lineWidth = 1.5;
  pen.stroke(new Path2D(webPath({ spokes: 12, rings, reach: 250 })));
  pen.restore();
}

function paintRun(pen: Pen, x: number, y: number, run: string, colours: Look['colours']): void {
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 45%)';
  pen.shadowBlur = 7;
  pen.shadowOffsetY = 3;
  pen.fillStyle = WHITE;
  pen.beginPath();
  pen.roundRect(x, y, CARD.width, CARD.height, 6);
  pen.fill();
  pen.restore();
  pen.save();
  pen.translate(x + CARD.width / 2, y + CARD.height / 2);
  const outline = SUIT_OUTLINES[run as Suit];
  if (outline) {
    pen.scale(0.34, 0.34);
    pen.fillStyle = run === 'H' || run === 'D' ? RED : BLACK;
    pen.fill(new Path2D(outline));
  } else {
    pen.strokeStyle = isLight(colours.table) ? colours.place : colours['table-edge'];
    pen.lineWidth = 1.6;
    pen.stroke(new Path2D(webPath({ spokes: 8, rings: [5, 10, 15], reach: 17 })));
  }
  pen.restore();
}

function paintBack(pen: Pen, x: number, y: number, colours: Look['colours']): void {
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 45%)';
  pen.shadowBlur = 5;
  pen.shadowOffsetY = 2;
  pen.fillStyle = WHITE;
  pen.beginPath();
  pen.roundRect(x, y, BACK.width, BACK.height, 4);
  pen.fill();
  pen.restore();
  pen.fillStyle = colours.bar;
  pen.beginPath();
  pen.roundRect(x + 3, y + 3, BACK.width - 6, BACK.height - 6, 2);
  pen.fill();
}

/** Where the game ended: a full point, or a cross where nothing could be moved any more. */
function paintEnd(
  pen: Pen,
  [x, y]: At,
  won: boolean,
  curve: string,
  { bad, 'table-edge': edge }: Look['colours'],
): void {
  pen.beginPath();
  pen.arc(x, y, won ? 13 : 17, 0, 2 * Math.PI);
  pen.fillStyle = won ? curve : WHITE;
  pen.fill();
  strokeNow(pen, edge, 3);
  if (won) return;
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(x - 7 * side, y - 7);
    pen.lineTo(x + 7 * side, y + 7);
  }
  strokeNow(pen, isLight(bad) ? RED : bad, 5);
}

/** What lines and marks mean, in a row that is made to fit. */
function paintLegend(pen: Pen, look: Look, ink: string, curve: string, y: number): void {
  const { texts, colours, width } = look;
  const entries = [
    { text: texts.order, of: 'order' },
    { text: texts.hidden, of: 'hidden' },
    { text: texts.rows, of: 'rows' },
    { text: texts.runs, of: 'runs' },
  ].filter(({ text }) => text !== '');
  const [sign, gap] = [44, 34];
  const room = width - INSET.left - INSET.right - entries.length * sign - 3 * gap;
  pen.font = look.font(500, 22);
  const wide = entries.reduce((sum, { text }) => sum + pen.measureText(text).width, 0);
  pen.font = look.font(500, Math.floor(22 * Math.min(1, room / wide)));
  let x = INSET.left;
  for (const { text, of } of entries) {
    const middle = y - 8;
    if (of === 'order') stroke(pen, curve, 7, (line) => line.lineTo(x + 30, middle), [x, middle]);
    if (of === 'hidden') {
      pen.setLineDash([2, 9]);
      stroke(pen, ink, 4, (line) => line.lineTo(x + 32, middle), [x, middle]);
      pen.setLineDash([]);
    }
    if (of === 'rows') paintBack(pen, x + 8, middle - BACK.height / 2, colours);
    if (of === 'runs') {
      pen.save();
      pen.translate(x + 8, middle - 14);
      pen.scale(0.5, 0.5);
      paintRun(pen, 0, 0, look.suits ? 'S' : '', colours);
      pen.restore();
    }
    pen.fillStyle = ink;
    pen.fillText(text, x + sign, y);
    x += sign + pen.measureText(text).width + gap;
  }
}

/** The three parts of `rgb(…)`. */
function partsOf(colour: string): readonly number[] {
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = partsOf(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

function withAlpha(colour: string, alpha: number): string {
  return `rgb(${partsOf(colour).join(' ')} / ${alpha})`;
}
