/** Two fingers that tap the table together undo a move, as they undo a stroke in drawing apps. */

import type { Point } from './layout';

/** So soon after the first finger comes the second, and so soon after that both have left. */
const TOGETHER_MS = 300;
const TAP_MS = 400;
/** Fingers that move farther do something else. */
const STILL_PX = 10;

export class Fingers {
  /** Where the fingers came down that are on the table. */
  readonly #down = new Map<number, Point>();
  /** How many have come down since none was there. */
  #count = 0;
  /** When the last of them did, in the time of events. */
  #last_ms = 0;
  /** Whether this can still become a tap. */
  #isTap = false;
  readonly #onpair: () => boolean;
  readonly #ontap: () => void;

  /**
   * `onpair` is told as soon as there are two, and returns whether the first one did nothing yet;
   * `ontap` is told when both have tapped.
   */
  constructor(onpair: () => boolean, ontap: () => void) {
    this.#onpair = onpair;
    this.#ontap = ontap;
  }

  readonly down = ({ pointerId, isPrimary, timeStamp, clientX: x, clientY: y }: PointerEvent) => {
    // The first finger there is: whatever was not seen to leave is gone.
    if (isPrimary) this.#down.clear();
    this.#count = this.#down.size === 0 ? 1 : this.#count + 1;
    this.#down.set(pointerId, { x, y });
    if (this.#count === 1) this.#isTap = true;
    else if (this.#count > 2 || timeStamp - this.#last_ms > TOGETHER_MS) this.#isTap = false;
    else this.#isTap &&= this.#onpair();
    this.#last_ms = timeStamp;
  };

  readonly move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const from = this.#down.get(pointerId);
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) this.#isTap = false;
  };

  readonly up = ({ pointerId, timeStamp }: PointerEvent): void => {
    if (!this.#down.delete(pointerId) || this.#down.size > 0 || this.#count !== 2) return;
    if (this.#isTap && timeStamp - this.#last_ms <= TAP_MS) this.#ontap();
  };

  /** The browser takes a finger for something else, such as a pinch. */
  readonly cancel = ({ pointerId }: PointerEvent): void => {
    this.#down.delete(pointerId);
    this.#isTap = false;
  };
}
