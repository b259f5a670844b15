/** Dragging cards with a pointer: mouse, pen or finger. */

import type { PileRef } from '../engine/engine';
import { samePile } from './geometry';
import type { Point } from './layout';

interface Target {
  readonly pile: PileRef;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What dragging needs of the table. */
export interface DragTable {
  element(id: number): HTMLElement | null;
  heldIds(): ReadonlySet<number>;
  /** Where the cards in hand can go. */
  targets(): readonly Target[];
  /** Every pile that may be meant, whether or not it takes the cards. */
  piles(): readonly Target[];
  take(pile: PileRef, count: number): Promise<boolean>;
  put(pile: PileRef): unknown;
  release(): void;
  card(): { readonly width: number; readonly height: number };
  /** A card is in the player’s hand from now on, and no longer flies. */
  grab(id: number): void;
  /** A card was let go here, from where it goes to its place. */
  drop(id: number, at: Point): void;
}

/** What a press without movement does; promises whether it made a move. */
type Tap = () => Promise<boolean>;

interface Pressed {
  readonly pointer: number;
  readonly tap: Tap;
  readonly pile: PileRef;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** When it went down, in the time of events. */
  readonly at_ms: number;
  /** Where it is now. */
  now: Point;
  /** Its cards are being taken in hand. */
  taking?: Promise<void>;
}

interface Dragged {
  readonly cards: readonly {
    readonly id: number;
    readonly element: HTMLElement;
    readonly x: number;
    readonly y: number;
  }[];
  /** How far from there they are drawn. */
  by: Point;
  /** The pile that they are put on if they are let go now. */
  over?: PileRef | undefined;
}

/** A pointer that moves less than this clicks. */
const STILL_PX = 6;
/** The second press of a double click comes within this time and distance of the first. */
const DOUBLE_MS = 350;
const DOUBLE_PX = 12;

export class Drag {
  #pressed: Pressed | undefined;
  #dragged: Dragged | undefined;
  /** The press that made a move last. */
  #moved: Pressed | undefined;
  #swallow = false;
  readonly #table: DragTable;

  /**
   * Learns where the hand holds the first card, and on which pile the cards are put if they are let
   * go there; returns where that card is drawn.
   */
  onheld: (at: Point, over: PileRef | undefined) => Point = (at) => at;

  constructor(table: DragTable) {
    this.#table = table;
  }

  /** Handles a pointer going down on the last `count` cards of a pile; 0 disables dragging. */
  down(event: PointerEvent, pile: PileRef, count: number, tap: Tap): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // A double click makes one move: the player did not aim at what lies under the pointer by then.
    if (this.#isDouble(event)) {
      this.#swallow = true;
      return;
    }
    this.#pressed = {
      pointer: event.pointerId,
      tap,
      pile,
      count,
      x: event.clientX,
      y: event.clientY,
      at_ms: event.timeStamp,
      now: { x: event.clientX, y: event.clientY },
    };
  }

  #isDouble({ timeStamp, clientX, clientY }: PointerEvent): boolean {
    const moved = this.#moved;
    this.#moved = undefined;
    if (!moved || timeStamp - moved.at_ms > DOUBLE_MS) return false;
    return Math.hypot(clientX - moved.x, clientY - moved.y) <= DOUBLE_PX;
  }

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed || pressed.pointer !== event.pointerId) return;
    pressed.now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= STILL_PX)
      pressed.taking ??= this.#begin(pressed);
    this.#draw(pressed);
  };

  /** Draws the dragged cards where the pointer is. */
  #draw({ x, y, now }: Pressed): void {
    const [dragged, first] = [this.#dragged, this.#dragged?.cards[0]];
    if (!dragged || !first) return;
    const at = { x: first.x + now.x - x, y: first.y + now.y - y };
    dragged.over = this.#under(at);
    const drawn = this.onheld(at, dragged.over);
    const by = { x: drawn.x - first.x, y: drawn.y - first.y };
    dragged.by = by;
    for (const { element, x, y } of dragged.cards) {
      element.style.translate = `${x + by.x}px ${y + by.y}px`;
    }
  }

  async #begin(pressed: Pressed): Promise<void> {
    this.#swallow = true;
    const isTaken = pressed.count > 0 && (await this.#table.take(pressed.pile, pressed.count));
    // By now the press may be meant otherwise.
    if (this.#pressed !== pressed) return isTaken ? this.#table.release() : undefined;
    if (!isTaken) {
      this.#pressed = undefined;
      return;
    }
    const cards = [...this.#table.heldIds()].flatMap((id) => {
      const element = this.#table.element(id);
      if (!element) return [];
      const style = getComputedStyle(element);
      const [x = 0, y = 0] = [style.getPropertyValue('--x'), style.getPropertyValue('--y')].map(
        parseFloat,
      );
      this.#table.grab(id);
      element.classList.add('dragged');
      return [{ id, element, x, y }];
    });
    this.#dragged = { cards, by: { x: 0, y: 0 } };
    this.#draw(pressed);
  }

  readonly up = async (event: PointerEvent): Promise<void> => {
    const pressed = this.#pressed;
    if (!pressed || pressed.pointer !== event.pointerId) return;
    if (pressed.taking) await pressed.taking;
    if (this.#pressed !== pressed) return;
    this.#pressed = undefined;
    const dragged = this.#dragged;
    if (!dragged) {
      // A long press makes no click event, but counts as one.
      this.#swallow = true;
      this.#moved = (await pressed.tap()) ? pressed : undefined;
      return;
    }
    this.#dragged = undefined;
    this.#let(dragged);
    const { over } = dragged;
    if (over && !samePile(over, pressed.pile)) this.#table.put(over);
    else this.#table.release();
  };

  /** The press was meant otherwise. Returns whether it has done nothing yet. */
  readonly cancel = (): boolean => {
    const isNew = !this.#dragged;
    if (!isNew) this.#table.release();
    this.drop();
    this.#pressed = undefined;
    this.#swallow = true;
    return isNew;
  };

  /** The selection was cleared in another way: the pointer stops dragging. */
  drop(): void {
    if (!this.#dragged) return;
    this.#let(this.#dragged);
    this.#pressed = undefined;
    this.#dragged = undefined;
  }

  /** Lets go of the cards, which go from there to their new place. */
  #let({ cards, by }: Dragged): void {
    for (const { id, element, x, y } of cards) {
      element.classList.remove('dragged');
      element.style.removeProperty('translate');
      this.#table.drop(id, { x: x + by.x, y: y + by.y });
    }
  }

  /**
   * The pile that cards held there are put on: one that takes them, or else one that says why not.
   * Far below a column, where nothing else is, they are meant for it.
   */
  #under(at: Point): PileRef | undefined {
    const held = { ...at, ...this.#table.card() };
    const [targets, piles] = [this.#table.targets(), this.#table.piles()];
    const near = mostCovered(held, targets) ?? mostCovered(held, piles);
    return (near ?? columnAbove(held, targets) ?? columnAbove(held, piles))?.pile;
  }

  /** A new press begins: from now on clicks count again. */
  readonly begin = (): void => {
    this.#swallow = false;
  };

  /**
   * Whether this click only ends a press that was handled already. Clicks of screen readers never
   * do.
   */
  swallows(click: MouseEvent): boolean {
    return click.detail > 0 && this.#swallow;
  }
}

/** The pile that the held cards cover most. */
function mostCovered(held: Omit<Target, 'pile'>, piles: readonly Target[]): Target | undefined {
  const { x, y, width, height } = held;
  let best: Target | undefined;
  let most = 0;
  for (const pile of piles) {
    const across = Math.min(x + width, pile.x + pile.width) - Math.max(x, pile.x);
    const down = Math.min(y + height, pile.y + pile.height + height) - Math.max(y, pile.y);
    const covered = Math.max(0, across) * Math.max(0, down);
    if (covered > most) [most, best] = [covered, pile];
  }
  return best;
}

/** The column below which the held cards are, however far; of two such the lower one. */
function columnAbove(held: Omit<Target, 'pile'>, piles: readonly Target[]): Target | undefined {
  const middle = held.x + held.width / 2;
  return piles
    .filter(({ pile, x, width }) => pile.kind === 'column' && x <= middle && middle <= x + width)
    .filter(({ y }) => y < held.y)
    .reduce<Target | undefined>((best, one) => (best && best.y >= one.y ? best : one), undefined);
}
