/** Dragging cards with a pointer: mouse, pen or finger. */

import type { PileRef } from '../engine/engine';

interface Target {
  readonly pile: PileRef;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the table does for whoever drags. */
export interface DragTable {
  element(id: number): HTMLElement | null;
  heldIds(): ReadonlySet<number>;
  targets(): readonly Target[];
  take(pile: PileRef, count: number): boolean;
  put(pile: PileRef): void;
  release(): void;
  card(): { readonly width: number; readonly height: number };
}

/** What a press that does not move means. */
type Tap = () => void;

interface Pressed {
  readonly pointer: number;
  readonly tap: Tap;
  readonly pile: PileRef;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

interface Dragged {
  readonly elements: readonly {
    readonly element: HTMLElement;
    readonly x: number;
    readonly y: number;
  }[];
}

/** A pointer that moves less than this clicks. */
const STILL_PX = 6;

export class Drag {
  #pressed: Pressed | undefined;
  #dragged: Dragged | undefined;
  #swallow = false;
  readonly #table: DragTable;

  constructor(table: DragTable) {
    this.#table = table;
  }

  /** A pointer goes down on so many last cards of a pile; on none, it cannot drag. */
  down(event: PointerEvent, pile: PileRef, count: number, tap: Tap): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#pressed = {
      pointer: event.pointerId,
      tap,
      pile,
      count,
      x: event.clientX,
      y: event.clientY,
    };
  }

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed || pressed.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!this.#dragged) {
      if (Math.hypot(dx, dy) < STILL_PX || !this.#begin(pressed)) return;
    }
    for (const { element, x, y } of this.#dragged?.elements ?? []) {
      element.style.translate = `${x + dx}px ${y + dy}px`;
    }
  };

  #begin(pressed: Pressed): boolean {
    this.#swallow = true;
    if (pressed.count === 0 || !this.#table.take(pressed.pile, pressed.count)) {
      this.#pressed = undefined;
      return false;
    }
    const elements = [...this.#table.heldIds()].flatMap((id) => {
      const element = this.#table.element(id);
      if (!element) return [];
      const style = getComputedStyle(element);
      const [x = 0, y = 0] = [style.getPropertyValue('--x'), style.getPropertyValue('--y')].map(
        parseFloat,
      );
      element.classList.remove('gliding');
      element.classList.add('dragged');
      return [{ element, x, y }];
    });
    this.#dragged = { elements };
    return true;
  }

  readonly up = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed || pressed.pointer !== event.pointerId) return;
    this.#pressed = undefined;
    const dragged = this.#dragged;
    if (!dragged) {
      // A finger that stays long makes no click, and yet means what it touches.
      this.#swallow = true;
      return pressed.tap();
    }
    this.#dragged = undefined;
    const first = dragged.elements[0];
    const target =
      first && this.#hit(first.x + event.clientX - pressed.x, first.y + event.clientY - pressed.y);
    this.#let(dragged);
    if (target) this.#table.put(target.pile);
    else this.#table.release();
  };

  readonly cancel = (): void => {
    if (this.#dragged) this.#table.release();
    this.drop();
    this.#pressed = undefined;
  };

  /** The cards have left the hand otherwise: the pointer drags nothing any more. */
  drop(): void {
    if (!this.#dragged) return;
    this.#let(this.#dragged);
    this.#pressed = undefined;
    this.#dragged = undefined;
  }

  /** From where they are let go the cards glide to where they then lie. */
  #let({ elements }: Dragged): void {
    for (const { element } of elements) void element.offsetWidth;
    for (const { element } of elements) {
      element.classList.remove('dragged');
      element.style.removeProperty('translate');
    }
  }

  /** The target that the held cards cover most. */
  #hit(x: number, y: number): Target | undefined {
    const { width, height } = this.#table.card();
    let best: Target | undefined;
    let most = 0;
    for (const target of this.#table.targets()) {
      const across = Math.min(x + width, target.x + target.width) - Math.max(x, target.x);
      const down = Math.min(y + height, target.y + target.height + height) - Math.max(y, target.y);
      const covered = Math.max(0, across) * Math.max(0, down);
      if (covered > most) [most, best] = [covered, target];
    }
    return best;
  }

  /** Wherever a pointer goes down: what is clicked from now on is meant. */
  readonly begin = (): void => {
    this.#swallow = false;
  };

  /** Whether this click is only the end of what was done already. Those of screen readers never are. */
  swallows(click: MouseEvent): boolean {
    return click.detail > 0 && this.#swallow;
  }
}
