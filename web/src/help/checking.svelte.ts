/** Compares many deals with chance, a few in each frame, so that the page stays smooth. */

import { whole, type DealCheckView } from '../engine/whole';

export const DEALS = 1000;
/** This many take far less than a millisecond. */
const AT_A_TIME = 10;

interface Checker {
  readonly first: string;
  step(deals: number): DealCheckView;
  free(): void;
}

function begin(game: string): Checker {
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return new (whole().DealChecker)(game, random, DEALS);
}

/** Does something in the next frame, unless that is taken back. */
function nextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

export class Checking {
  /** The first deal. */
  first = $state('');
  /** What was counted after each frame. */
  steps = $state.raw<readonly DealCheckView[]>([]);
  readonly last = $derived(this.steps.at(-1));
  readonly runs = $derived(this.last !== undefined && this.last.left > 0);
  readonly #begin: (game: string) => Checker;
  readonly #later: (work: () => void) => () => void;
  #stop: (() => void) | undefined;

  constructor(
    beginning: (game: string) => Checker = begin,
    later: (work: () => void) => () => void = nextFrame,
  ) {
    this.#begin = beginning;
    this.#later = later;
  }

  /** Checks deals of this game, from a random one on. */
  start(game: string): void {
    this.stop();
    const checker = this.#begin(game);
    this.first = checker.first;
    this.steps = [];
    let cancel: (() => void) | undefined;
    const end = (): void => {
      cancel?.();
      checker.free();
      this.#stop = undefined;
    };
    const step = (): void => {
      const view = checker.step(AT_A_TIME);
      this.steps = [...this.steps, view];
      if (view.left === 0) end();
      else cancel = this.#later(step);
    };
    this.#stop = end;
    step();
  }

  stop(): void {
    this.#stop?.();
  }
}
