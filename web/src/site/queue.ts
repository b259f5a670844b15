/**
 * Finished games on their way to the server. Each waits in this browser until the server has judged
 * it, however often the page is closed meanwhile. Its id never changes, so that a game sent twice
 * counts once.
 */

import type { WaitingResult } from '../store/database';
import { isPassing, type Answer, type Failure } from './api';
import type { BatchAnswer, Problem, SharedResult } from './wire';

/** The most games in one request, and the most characters of their records. */
export const GAMES_MAX = 10;
export const CHARS_MAX = 200_000;

export interface QueueStore {
  all(): Promise<readonly WaitingResult[]>;
  add(result: WaitingResult): Promise<void>;
  /** It counts: it waits no longer, and never will again. */
  counted(result: SharedResult): Promise<void>;
  /** It will not count: it waits no longer. */
  drop(id: string): Promise<void>;
}

export interface QueueEvents {
  counted(result: SharedResult): void;
  refused(result: WaitingResult, problem: Problem): void;
}

type Send = (results: readonly WaitingResult[]) => Promise<Answer<BatchAnswer>>;
/** Does work while no other window of this browser does such work. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>;

export class Queue {
  readonly #store: QueueStore;
  readonly #send: Send;
  readonly #alone: Alone;
  readonly #events: QueueEvents;
  #sending: Promise<Failure | undefined> | undefined;

  constructor(store: QueueStore, send: Send, alone: Alone, events: QueueEvents) {
    this.#store = store;
    this.#send = send;
    this.#alone = alone;
    this.#events = events;
  }

  add(result: WaitingResult): Promise<void> {
    return this.#store.add(result);
  }

  /** Sends what waits. Returns why something still waits, if it does. */
  flush(): Promise<Failure | undefined> {
    // A call during a round may have added something that the round has not seen.
    const before = this.#sending ?? Promise.resolve(undefined);
    const round = before.then(() => this.#alone(() => this.#round()));
    const settled = round.catch((): Failure => ({ is: 'away' }));
    this.#sending = settled;
    return settled;
  }

  async #round(): Promise<Failure | undefined> {
    let most = GAMES_MAX;
    for (;;) {
      const batch = first(await this.#store.all(), most);
      if (batch.length === 0) return undefined;
      const answer = await this.#send(batch);
      if (answer.ok) {
        const waits = await this.#take(batch, answer.value);
        if (waits) return waits;
        continue;
      }
      const { failure } = answer;
      if (failure.is !== 'problem' || !isOfTheGames(failure.problem)) return failure;
      // Something in the request is wrong. It is found by sending one at a time.
      const [only] = batch;
      if (batch.length === 1 && only) await this.#refuse(only, failure.problem);
      most = 1;
    }
  }

  /** Applies the server's verdict on each game. Returns why one still waits, if one does. */
  async #take(batch: readonly WaitingResult[], answer: BatchAnswer): Promise<Failure | undefined> {
    if (answer.results.length !== batch.length) return { is: 'none' };
    let waits: Failure | undefined;
    for (const [index, result] of batch.entries()) {
      const item = answer.results[index];
      if (item && 'result' in item) {
        await this.#store.counted({ ...item.result, id: result.id });
        this.#events.counted({ ...item.result, id: result.id });
      } else if (item && isPassing(item.problem)) waits = { is: 'problem', problem: item.problem };
      else if (item) await this.#refuse(result, item.problem);
    }
    return waits;
  }

  async #refuse(result: WaitingResult, problem: Problem): Promise<void> {
    await this.#store.drop(result.id);
    this.#events.refused(result, problem);
  }
}

/** As many from the front as one request takes, but at least one. */
function first(waiting: readonly WaitingResult[], most: number): readonly WaitingResult[] {
  let chars = 0;
  const fits = waiting.findIndex(({ record }, index) => {
    chars += record.length;
    return index > 0 && (index >= most || chars > CHARS_MAX);
  });
  return fits === -1 ? waiting : waiting.slice(0, fits);
}

/** Whether a problem with a whole request is one with the games in it. */
function isOfTheGames(problem: Problem): boolean {
  return [400, 409, 413, 422].includes(problem.status);
}
