/** Tries something again when the network comes back, and after pauses that grow. */

/** The longest pause, in milliseconds. */
const PAUSE_MS_MAX = 1_800_000;

export class Retry {
  readonly #attempt: () => void;
  readonly #firstPauseMs: number;
  #pauseMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #now = (): void => {
    this.cancel();
    this.#attempt();
  };

  constructor(attempt: () => void, firstPauseMs: number) {
    this.#attempt = attempt;
    this.#firstPauseMs = firstPauseMs;
    this.#pauseMs = firstPauseMs;
  }

  /**
   * Plans the next attempt, at the earliest after `leastMs` unless the network comes back. The
   * event alone would not do: the network may be back before the failure is known, and a server
   * may be away while the network is there.
   */
  plan(leastMs = 0): void {
    this.cancel();
    addEventListener('online', this.#now);
    const pauseMs = Math.min(PAUSE_MS_MAX, Math.max(leastMs, this.#pauseMs));
    this.#timer = setTimeout(this.#now, pauseMs);
    this.#pauseMs = Math.min(PAUSE_MS_MAX, this.#pauseMs * 2);
  }

  cancel(): void {
    removeEventListener('online', this.#now);
    clearTimeout(this.#timer);
  }

  /** After a success, the next pause is the first one again. */
  succeeded(): void {
    this.cancel();
    this.#pauseMs = this.#firstPauseMs;
  }
}
