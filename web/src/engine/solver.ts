/** The engine that sees every card, at work in the background. */

import type { EngineQuery } from './engine';
import { reasonOf, type Asked, type Errand, type News, type Told } from './errands';

/** Idle for so long, the worker gives back the memory that its searches took. */
const IDLE_MS = 30_000;

interface Job {
  readonly errand: Errand;
  readonly hear: (news: News) => void;
}

/**
 * Does one thing at a time: an errand if there is one, otherwise the query that the game on the
 * table asks. What is no longer wanted ends at once, together with its worker, because a search
 * cannot be interrupted from within.
 */
export class Solver {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** Tells late news of a worker that was asked something else since. */
  #number = 0;
  #query: Job | undefined;
  #errand: Job | undefined;
  /** What the worker is at. */
  #doing: Job | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Answers this whenever there is no errand; or nothing. The same query goes on. */
  ask(query: EngineQuery | undefined, hear: (news: News) => void): void {
    const asked = this.#query?.errand;
    if (same(query, asked?.kind === 'answer' ? asked.query : undefined)) return;
    this.#query = query && { errand: { kind: 'answer', query }, hear };
    this.#go();
  }

  /** Runs an errand, in place of the one before; what comes back ends it. */
  run(errand: Errand, hear: (news: News) => void): () => void {
    const job = { errand, hear };
    this.#errand = job;
    this.#go();
    return () => {
      if (this.#errand !== job) return;
      this.#errand = undefined;
      this.#go();
    };
  }

  #go(): void {
    const next = this.#errand ?? this.#query;
    clearTimeout(this.#idle);
    if (!next) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    if (next === this.#doing) return;
    if (this.#doing) this.#end();
    this.#doing = next;
    this.#number += 1;
    if (!next) return;
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ number: this.#number, errand: next.errand } satisfies Asked);
    } catch (error) {
      this.#fail(reasonOf(error));
    }
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', (event: MessageEvent<Told>) => {
      if (worker === this.#worker && event.data.number === this.#number)
        this.#hear(event.data.news);
    });
    worker.addEventListener('error', (event) => {
      if (worker === this.#worker) this.#fail(event.message ?? '');
    });
    return worker;
  }

  #fail(reason: string): void {
    this.#hear({ kind: 'failed', last: true, reason });
  }

  #hear(news: News): void {
    const job = this.#doing;
    if (news.kind === 'failed') this.#end();
    if (news.last) {
      this.#doing = undefined;
      if (this.#errand === job) this.#errand = undefined;
      if (this.#query === job) this.#query = undefined;
    }
    job?.hear(news);
    this.#go();
  }
}

export function same(one: EngineQuery | undefined, other: EngineQuery | undefined): boolean {
  return (
    one?.position === other?.position &&
    one?.effort === other?.effort &&
    one?.rules === other?.rules
  );
}
