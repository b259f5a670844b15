/**
 * Where everything lies on the table, in CSS pixels from its upper left corner.
 *
 * A pure function of the available space and the number of cards in each pile. Cards stay readable
 * if at all possible, and none is hidden for lack of space.
 */

/** How much there is to place. */
export interface Piles {
  /** Of each column, from the left: cards face down, and face up. */
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
  /** The least that is to show of a covered open card, in widths of a card this wide. */
  readonly strip: (width: number) => number;
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
  readonly card: { readonly width: number; readonly height: number };
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

/** Of the height of a card to its width, as the faces are drawn. */
export const ASPECT = 1.4;
const WIDTH_MAX = 300;
/** Columns narrower than this go into two rows. */
const WIDTH_MIN = 27;
/** The visible part of a covered face-down card, in heights of a card. */
const DOWN = 0.1;
const DOWN_MIN_PX = 3;
/**
 * What shows of a covered open card where there is room, in heights, if that is clearly more than
 * its index.
 */
const UP = 0.26;
const CLEARLY = 1.25;

/** The smallest touch target: cards are no closer than this if there is room. */
const TARGET_PX = 24;

/**
 * The height that a column is to have, in cards: where there is one row of them, a whole run on
 * some cards that lie face down can be read; in two rows they stay shorter.
 */
const LONG = 3.6;
const SHORT = 2.4;
/** The stock, one heap for each of its rows, is higher than a card by so much of it. */
export const HEAPS = 0.13;

function heapsOf(piles: Piles, card: Layout['card']): number {
  return piles.hasStock ? card.height * HEAPS : 0;
}

/** The heaps lean away from the edge of the table, and together are no higher than their share. */
function heapStep({ piles, room }: Frame, card: Layout['card']): Point {
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

export function layOut(piles: Piles, room: Room): Layout {
  const frame = frameOf(piles, room);
  let width = cardWidth(frame);
  let layout = layOutWith(frame, width);
  // In a long column, smaller cards with whole indices are easier to read than larger ones without.
  while (width > WIDTH_MIN && !isReadable(layout, room)) {
    width -= 1;
    layout = layOutWith(frame, width);
  }
  return layout;
}

function layOutWith(frame: Frame, width: number): Layout {
  const card = { width, height: Math.round(width * ASPECT) };
  return frame.beside > 0 ? layOutBeside(frame, card) : layOutAbove(frame, card);
}

/** Whether no card covers the index of another. */
function isReadable({ card, columns }: Layout, { strip }: Room): boolean {
  return columns.every(({ up }) => up >= card.width * strip(card.width));
}

/** The columns beside the stock and the other piles, centred. */
function layOutBeside(frame: Frame, card: Layout['card']): Layout {
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
  return { card, columns: placeColumns(frame, card, field), ...sideRail(frame, card, x) };
}

/** The columns above the stock and the other piles. */
function layOutAbove(frame: Frame, card: Layout['card']): Layout {
  const { piles, room, gap } = frame;
  const height =
    room.height - railRows(frame, card.width) * (card.height + gap) - heapsOf(piles, card);
  const columns = placeColumns(frame, card, { x: 0, width: room.width, height });
  return { card, columns, ...bottomRail(frame, card, height) };
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
function stepOf({ gap, inRow }: Frame, card: Layout['card'], width: number): number {
  return Math.min((width - gap) / inRow, card.width * 1.35);
}

function placeColumns(
  frame: Frame,
  card: Layout['card'],
  field: { readonly x: number; readonly width: number; readonly height: number },
): Column[] {
  const { piles, room, gap, rows, inRow } = frame;
  const step = stepOf(frame, card, field.width);
  const left = field.x + (field.width - step * inRow) / 2 + (step - card.width) / 2;
  const height = field.height / rows - gap;
  const strip = card.width * room.strip(card.width);
  return piles.columns.map((pile, index) => ({
    x: Math.round(left + (index % inRow) * step),
    y: Math.round(gap + Math.floor(index / inRow) * (height + gap)),
    height: height - gap,
    ...overlap(pile, card.height, strip, height - gap),
  }));
}

/** How far the cards of a column lie apart so that all of it fits. */
export function overlap(
  pile: { readonly down: number; readonly up: number },
  cardHeight: number,
  strip: number,
  room: number,
): { down: number; up: number } {
  const covered = Math.max(0, pile.up - 1);
  const spare = room - cardHeight;
  const best = Math.max(TARGET_PX, roomy(cardHeight, strip));
  let down = Math.max(DOWN_MIN_PX, cardHeight * DOWN);
  let up = best;
  const left = (taken: number) => Math.max(0, spare - taken);
  const fits = () => pile.down * down + covered * up <= spare;
  // First the open cards lie closer, as long as they stay readable; then those face down; then the
  // open ones share what there is.
  if (!fits() && covered > 0)
    up = Math.min(best, Math.max(strip, left(pile.down * down) / covered));
  if (!fits() && pile.down > 0) down = Math.max(DOWN_MIN_PX, left(covered * up) / pile.down);
  if (!fits() && covered > 0) up = left(pile.down * down) / covered;
  if (!fits() && pile.down > 0) down = left(covered * up) / pile.down;
  return { down, up };
}

/**
 * The distance of open cards if there is room: their index shows, or clearly more than that. A
 * little more would only show the edge of a picture.
 */
function roomy(cardHeight: number, strip: number): number {
  const most = cardHeight * UP;
  return most > strip * CLEARLY ? most : strip;
}

type Rail = Pick<Layout, 'foundations' | 'reserves' | 'stock' | 'heap' | 'collected' | 'run'>;

/** Beside the columns, from the top: foundations, reserves, collected runs, and the stock below. */
function sideRail(frame: Frame, card: Layout['card'], left: number): Rail {
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
function bottomRail(frame: Frame, card: Layout['card'], y: number): Rail {
  const { piles, room, gap } = frame;
  const edge = room.width - card.width - gap;
  const mirrored = (x: number) => Math.round(room.leftHanded ? edge + gap - x : x);
  const two = railRows(frame, card.width) > 1;
  const heaps = heapsOf(piles, card);
  const first = two ? y : y + heaps;
  const last = two ? y + card.height + gap + heaps : first;
  const singles = piles.foundations + piles.reserves;
  const free = (two ? room.width - gap : edge - gap) - card.width;
  const step = Math.min(card.width + gap, Math.max(0, free - gap) / Math.max(1, singles - 1));
  const points = Array.from({ length: singles }, (_, index) => ({
    x: mirrored(gap + index * step),
    y: Math.round(first),
  }));
  const start = gap + (two ? 0 : singles * step);
  const space = (piles.hasStock ? edge - gap : room.width - gap) - card.width * 1.3 - start;
  const run = Math.min(card.width * 0.42, Math.max(2, space / Math.max(1, piles.runs - 1)));
  return {
    foundations: points.slice(0, piles.foundations),
    reserves: points.slice(piles.foundations),
    stock: { x: mirrored(edge), y: Math.round(last) },
    heap: heapStep(frame, card),
    collected: { x: mirrored(start), y: Math.round(last) },
    run: { x: room.leftHanded ? -run : run, y: 0 },
  };
}
