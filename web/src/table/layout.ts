/**
 * Where everything lies on the table, in CSS pixels from its upper left corner.
 *
 * A pure function of the available space and the number of cards in each pile. Cards stay readable
 * if at all possible, and none is hidden for lack of space.
 */

import type { Strip } from '../cards/faces';
import type { Card } from '../settings/faces';
import { overlap, TALL_STRIP_PX } from './overlap';

/** How much there is to place. */
export interface Piles {
  /** For each column, from the left: cards face down, and face up. */
  readonly columns: readonly { readonly down: number; readonly up: number }[];
  /** In how many rows the game lays out its columns: 1 or 2. */
  readonly columnRows: number;
  readonly foundations: number;
  readonly reserves: number;
  /** Runs to collect in all. */
  readonly runs: number;
  readonly hasStock: boolean;
  /** Rows left in the stock. */
  readonly stockRows: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The stock lies on the left, for left hands. */
  readonly leftHanded: boolean;
  /** From 0.5 to 1: the size that the player wants, as a share of the largest that fits. */
  readonly scale: number;
  /** What is to show of such a card where it is open and covered. */
  readonly strip: (card: Card) => Strip;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Column extends Point {
  /** From the top of one card to the top of the next. */
  readonly down: number;
  readonly up: number;
  /** The whole height that the column may use. */
  readonly height: number;
}

export interface Layout {
  readonly card: Card;
  /** The size in which stock and collected runs are drawn. */
  readonly rail: Card;
  readonly columns: readonly Column[];
  readonly foundations: readonly Point[];
  readonly reserves: readonly Point[];
  readonly stock: Point;
  /** From one heap of the stock to the next. */
  readonly heap: Point;
  readonly collected: Point;
  /** From one collected run to the next. */
  readonly run: Point;
}

/** The height of a card by its width, as the faces are drawn. */
export const ASPECT = 1.4;
const WIDTH_MAX = 300;
/** Columns narrower than this go into two rows. */
const WIDTH_MIN = 27;
/** On an upright screen, cards are taller if more of them can show then when they are covered. */
const TALLEST = 1.75;
/** How wide stock and collected runs are there, for the thumb. */
const THUMB_PX = 52;
const THUMB_MOST = 1.6;
/** How narrow a phone is. Messages are between its stock and the runs, which are this wide. */
const NARROW_PX = 640;
const RUNS_PX = 72;
/** As long as no column needs the room, the columns begin by this share of it nearer to the thumb. */
const LOWERED = 0.22;
/** In a table this low, low indices are better than small cards. */
const LOW_PX = 450;

/**
 * The height that a column is to have, in cards: where there is one row of them, a whole run on
 * some cards that lie face down can be read; in two rows they stay shorter.
 */
const LONG = 3.6;
const SHORT = 2.4;
/**
 * By how much the stock, one heap for each of its rows, is higher than a card, as a share of it.
 */
export const HEAPS = 0.13;

function heapsOf(piles: Piles, card: Card): number {
  return piles.hasStock ? card.height * HEAPS : 0;
}

/** The heaps lean away from the edge of the table, and together are no higher than their share. */
function heapStep({ piles, room }: Frame, card: Card): Point {
  const apart = Math.min(
    card.width * 0.06,
    (card.height * HEAPS) / Math.max(1, piles.stockRows - 1),
  );
  return { x: apart * (room.leftHanded ? 0.5 : -0.5), y: -apart };
}

/** The available space with everything derived from it. */
interface Frame {
  readonly piles: Piles;
  readonly room: Room;
  readonly gap: number;
  /**
   * How many piles lie abreast beside the columns: 1 or 2; 0 if the stock and the other piles lie
   * below.
   */
  readonly beside: number;
  readonly rows: number;
  readonly inRow: number;
}

/** The cards, and how much larger they are in stock and collected runs. */
interface Shape {
  readonly card: Card;
  readonly larger: number;
}

export function layOut(piles: Piles, room: Room): Layout {
  const frame = frameOf(piles, room);
  const shapes = shapesFor(frame, cardWidth(frame));
  const layouts = shapes.map((shape) => layOutWith(frame, shape));
  let layout = layouts.find((one) => isReadable(one, room)) ?? layouts.at(-1)!;
  // In a long column, smaller cards with whole indices are easier to read than larger ones without.
  while (layout.card.width > WIDTH_MIN && !isReadable(layout, room)) {
    const card = { ...layout.card, ...sized(layout.card.width - 1, ASPECT) };
    layout = layOutWith(frame, { card, larger: 1 });
  }
  return layout;
}

const sized = (width: number, aspect: number): Card => ({
  width,
  height: Math.round(width * aspect),
});

/** The best shapes of cards this wide for a table, and what is left of them in longer columns. */
function shapesFor(frame: Frame, width: number): Shape[] {
  const { room, beside } = frame;
  const usual = { card: sized(width, ASPECT), larger: 1 };
  if (beside > 0 && room.height <= LOW_PX) {
    return [usual, { ...usual, card: { ...usual.card, low: true } }];
  }
  if (!isUpright(frame) || frame.rows > 1) return [usual];
  const larger = sharesRow(frame, width) ? 1 : Math.max(1, Math.min(THUMB_MOST, THUMB_PX / width));
  const more = TALL_STRIP_PX / width - room.strip(usual.card).least;
  const most = Math.min(TALLEST, room.height / (LONG + 1.15) / width);
  const tall = sized(width, Math.max(ASPECT, Math.min(most, ASPECT + more)));
  return [{ card: tall, larger }, { ...usual, larger }, usual];
}

const isUpright = ({ room, beside }: Frame): boolean => beside === 0 && room.height > room.width;

/** Whether foundations or reserves lie in one row with stock and collected runs. */
const sharesRow = (frame: Frame, width: number): boolean =>
  frame.piles.foundations + frame.piles.reserves > 0 && railRows(frame, width) === 1;

function layOutWith(frame: Frame, { card, larger }: Shape): Layout {
  const rail = { width: Math.round(card.width * larger), height: Math.round(card.height * larger) };
  return frame.beside > 0 ? layOutBeside(frame, card) : layOutAbove(frame, card, rail);
}

/** Whether no card covers the index of another. */
function isReadable({ card, columns }: Layout, { strip }: Room): boolean {
  const least = card.width * strip(card).least;
  return columns.every(({ up }) => up >= least);
}

/** The columns beside the stock and the other piles, centred. */
function layOutBeside(frame: Frame, card: Card): Layout {
  const { room, gap, beside, inRow } = frame;
  const rail = beside * (card.width + gap) + gap;
  const step = stepOf(frame, card, room.width - rail);
  const margin = Math.max(0, (room.width - rail - gap - step * inRow) / 2);
  const field = {
    x: room.leftHanded ? margin + rail : margin,
    width: room.width - rail - 2 * margin,
    height: room.height,
  };
  const x = room.leftHanded ? margin + gap : room.width - margin - rail + gap;
  const columns = placeColumns(frame, card, field);
  return { card, rail: card, columns, ...sideRail(frame, card, x) };
}

/** The columns above the stock and the other piles. */
function layOutAbove(frame: Frame, card: Card, rail: Card): Layout {
  const { room, piles, gap } = frame;
  const rows = railRows(frame, card.width);
  const piled =
    (rows > 1 ? card.height + gap : 0) + (rows > 0 ? rail.height + gap : 0) + heapsOf(piles, rail);
  const height = room.height - piled;
  const columns = placeColumns(frame, card, { x: 0, width: room.width, height });
  return {
    card,
    rail,
    columns: lowered(frame, card, columns),
    ...bottomRail(frame, card, rail, height),
  };
}

/** The columns nearer to the thumb, all alike, if even the longest can spare the room. */
function lowered(frame: Frame, card: Card, columns: Column[]): Column[] {
  const { piles } = frame;
  if (frame.rows > 1 || !isUpright(frame)) return columns;
  const spare = columns.map(({ down, up, height }, at) => {
    const pile = piles.columns[at]!;
    return height - card.height - pile.down * down - Math.max(0, pile.up - 1) * up;
  });
  const by = Math.floor(Math.max(0, Math.min(...spare, columns[0]!.height * LOWERED)));
  return columns.map((column) => ({ ...column, y: column.y + by, height: column.height - by }));
}

function frameOf(piles: Piles, room: Room): Frame {
  const gap = Math.max(2, Math.min(12, room.width * 0.008));
  const beside = room.width > room.height && hasRail(piles) ? 1 : 0;
  const places = piles.columns.length + beside;
  const narrow = (room.width - gap) / places - gap < WIDTH_MIN && room.height > room.width;
  const rows = Math.max(piles.columnRows, narrow ? 2 : 1);
  const frame = { piles, room, gap, beside, rows, inRow: Math.ceil(piles.columns.length / rows) };
  if (beside === 0 || piles.foundations + piles.reserves < 3) return frame;
  // Two side by side are better for many piles, if that makes no card smaller or there is no room
  // otherwise.
  const two = { ...frame, beside: 2 };
  return cardWidth(two) === cardWidth(frame) || isCrowded(frame) ? two : frame;
}

/** Whether the piles beside the columns cannot all lie below each other. */
function isCrowded(frame: Frame): boolean {
  const { piles, room, gap } = frame;
  const piled =
    piles.foundations +
    piles.reserves +
    (piles.runs > 0 ? 1 : 0) +
    (piles.hasStock ? 1 + HEAPS : 0);
  return piled * (cardWidth(frame) * ASPECT + gap) + gap > room.height;
}

function hasRail(piles: Piles): boolean {
  return piles.hasStock || piles.runs > 0 || piles.foundations + piles.reserves > 0;
}

function cardWidth({ room, gap, beside, rows, inRow }: Frame): number {
  const byWidth = (room.width - gap * (beside > 0 ? 3 : 1)) / (inRow + beside) - gap;
  const byHeight =
    room.height / (rows * (rows > 1 ? SHORT : LONG) + (beside > 0 ? 0 : 1.15)) / ASPECT;
  const most = Math.min(byWidth, byHeight, WIDTH_MAX);
  // If there is little room, no setting makes cards too small to read.
  const wanted = Math.max(Math.min(most, WIDTH_MIN), most * Math.max(0.5, Math.min(1, room.scale)));
  return Math.max(12, Math.floor(wanted));
}

/** How many rows the piles below the columns take. */
function railRows({ piles, room, gap }: Frame, width: number): number {
  if (!hasRail(piles)) return 0;
  const singles = piles.foundations + piles.reserves;
  const places = singles + (piles.hasStock ? 1.5 : 0) + (piles.runs > 0 ? 2.5 : 0);
  return singles > 0 && places * (width + gap) + gap > room.width ? 2 : 1;
}

/** From one column to the next: spread over the room there is, but not far apart. */
function stepOf({ gap, inRow }: Frame, card: Card, width: number): number {
  return Math.min((width - gap) / inRow, card.width * 1.35);
}

function placeColumns(
  frame: Frame,
  card: Card,
  field: { readonly x: number; readonly width: number; readonly height: number },
): Column[] {
  const { piles, room, gap, rows, inRow } = frame;
  const step = stepOf(frame, card, field.width);
  const left = field.x + (field.width - step * inRow) / 2 + (step - card.width) / 2;
  const height = field.height / rows - gap;
  const { least, whole } = room.strip(card);
  const strip = { least: least * card.width, ...(whole && { whole: whole * card.width }) };
  return piles.columns.map((pile, index) => ({
    x: Math.round(left + (index % inRow) * step),
    y: Math.round(gap + Math.floor(index / inRow) * (height + gap)),
    height: height - gap,
    ...overlap(pile, card.height, strip, height - gap),
  }));
}

type Rail = Pick<Layout, 'foundations' | 'reserves' | 'stock' | 'heap' | 'collected' | 'run'>;

/** Beside the columns, from the top: foundations, reserves, collected runs, and the stock below. */
function sideRail(frame: Frame, card: Card, left: number): Rail {
  const { piles, room, gap, beside } = frame;
  const x = Math.round(room.leftHanded ? left : left + (beside - 1) * (card.width + gap));
  const bottom = Math.round(room.height - card.height - gap);
  const heapsY = bottom - heapsOf(piles, card);
  const collectedY = piles.hasStock ? heapsY - card.height - gap : bottom;
  const singles = piles.foundations + piles.reserves;
  const rows = Math.ceil(singles / beside);
  const lowest =
    (piles.runs > 0 ? collectedY : piles.hasStock ? heapsY : room.height) - gap - card.height;
  const step = Math.min(card.height + gap, Math.max(0, lowest - gap) / Math.max(1, rows - 1));
  const points = Array.from({ length: singles }, (_, index) => ({
    x: Math.round(left + (index % beside) * (card.width + gap)),
    y: Math.round(gap + Math.floor(index / beside) * step),
  }));
  const above = collectedY - gap - rows * step;
  const run = Math.min(card.height * 0.24, Math.max(2, above / Math.max(1, piles.runs)));
  return {
    foundations: points.slice(0, piles.foundations),
    reserves: points.slice(piles.foundations),
    stock: { x, y: bottom },
    heap: heapStep(frame, card),
    collected: { x, y: Math.round(collectedY) },
    run: { x: 0, y: -run },
  };
}

/** Below the columns: the stock in the corner of the thumb, the rest beside it. */
function bottomRail(frame: Frame, card: Card, rail: Card, y: number): Rail {
  const { piles, room, gap } = frame;
  const edge = room.width - rail.width - gap;
  const mirrored = (x: number, { width }: Card) =>
    Math.round(room.leftHanded ? room.width - width - x : x);
  const two = railRows(frame, card.width) > 1;
  const heaps = heapsOf(piles, rail);
  const first = two ? y : y + heaps;
  const last = two ? y + card.height + gap + heaps : first;
  const singles = piles.foundations + piles.reserves;
  const free = (two ? room.width - gap : edge - gap) - card.width;
  const step = Math.min(card.width + gap, Math.max(0, free - gap) / Math.max(1, singles - 1));
  const points = Array.from({ length: singles }, (_, index) => ({
    x: mirrored(gap + index * step, card),
    y: Math.round(first),
  }));
  const start = gap + (two ? 0 : singles * step);
  // On a phone, messages are between them and the stock.
  const space =
    room.width <= NARROW_PX
      ? RUNS_PX - gap - rail.width
      : (piles.hasStock ? edge - gap : room.width - gap) - rail.width * 1.3 - start;
  const run = Math.min(rail.width * 0.42, Math.max(2, space / Math.max(1, piles.runs - 1)));
  return {
    foundations: points.slice(0, piles.foundations),
    reserves: points.slice(piles.foundations),
    stock: { x: mirrored(edge, rail), y: Math.round(last) },
    heap: heapStep(frame, rail),
    collected: { x: mirrored(start, rail), y: Math.round(last) },
    run: { x: room.leftHanded ? -run : run, y: 0 },
  };
}
