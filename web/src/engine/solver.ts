/** The engine, which sees every card, in the background. */

import type { EngineQuery } from './engine';
import { reasonOf, type JobRequest, type Job, type JobUpdate, type JobReply } from './jobs';

/** After this long without work, the worker ends and frees the memory of its searches. */
const IDLE_MS = 30_000;

interface Run {
  readonly job: Job;
  readonly onUpdate: (update: JobUpdate) => void;
}

/**
 * Does one thing at a time: a job if there is one, otherwise the query of the game on the table.
 * Work that is no longer needed ends at once, together with its worker, because a search cannot be
 * interrupted from within.
 */
export class Solver {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** Distinguishes late updates on an earlier job from those on the current one. */
  #number = 0;
  #query: Run | undefined;
  #job: Run | undefined;
  /** What the worker is doing. */
  #doing: Run | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** The job that is being done, if one is. */
  get job(): Job | undefined {
    return this.#job?.job;
  }

  /** Answers a query whenever there is no job. Repeating the same query lets it go on. */
  ask(query: EngineQuery | undefined, onUpdate: (update: JobUpdate) => void): void {
    const current = this.#query?.job;
    if (same(query, current?.kind === 'answer' ? current.query : undefined)) return;
    this.#query = query && { job: { kind: 'answer', query }, onUpdate };
    this.#go();
  }

  /** Runs a job, replacing the previous one. Returns a function that ends it. */
  run(job: Job, onUpdate: (update: JobUpdate) => void): () => void {
    const run = { job, onUpdate };
    this.#job = run;
    this.#go();
    return () => {
      if (this.#job !== run) return;
      this.#job = undefined;
      this.#go();
    };
  }

  #go(): void {
    const next = this.#job ?? this.#query;
    clearTimeout(this.#idle);
    if (!next) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    if (next === this.#doing) return;
    if (this.#doing) this.#end();
    this.#doing = next;
    this.#number += 1;
    if (!next) return;
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ number: this.#number, job: next.job } satisfies JobRequest);
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
    worker.addEventListener('message', (event: MessageEvent<JobReply>) => {
      if (worker === this.#worker && event.data.number === this.#number)
        this.#receive(event.data.update);
    });
    worker.addEventListener('error', (event) => {
      if (worker === this.#worker) this.#fail(event.message ?? '');
    });
    return worker;
  }

  #fail(reason: string): void {
    this.#receive({ kind: 'failed', last: true, reason });
  }

  #receive(update: JobUpdate): void {
    const run = this.#doing;
    if (update.kind === 'failed') this.#end();
    if (update.last) {
      this.#doing = undefined;
      if (this.#job === run) this.#job = undefined;
      if (this.#query === run) this.#query = undefined;
    }
    run?.onUpdate(update);
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
