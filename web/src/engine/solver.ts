/** The engine, which sees every card, in the background. */

import type { EngineQuery } from './engine';
import { reasonOf, type TaskRequest, type Task, type TaskUpdate, type TaskReply } from './tasks';

/** After this long without work, the worker ends and frees the memory of its searches. */
const IDLE_MS = 30_000;

interface Job {
  readonly task: Task;
  readonly onUpdate: (update: TaskUpdate) => void;
}

/**
 * Does one thing at a time: a task if there is one, otherwise the query of the game on the table.
 * Work that is no longer needed ends at once, together with its worker, because a search cannot be
 * interrupted from within.
 */
export class Solver {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** Distinguishes late updates on an earlier task from those on the current one. */
  #number = 0;
  #query: Job | undefined;
  #task: Job | undefined;
  /** What the worker is doing. */
  #doing: Job | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** The task that is being done, if one is. */
  get task(): Task | undefined {
    return this.#task?.task;
  }

  /** Answers a query whenever there is no task. Repeating the same query lets it go on. */
  ask(query: EngineQuery | undefined, onUpdate: (update: TaskUpdate) => void): void {
    const current = this.#query?.task;
    if (same(query, current?.kind === 'answer' ? current.query : undefined)) return;
    this.#query = query && { task: { kind: 'answer', query }, onUpdate };
    this.#go();
  }

  /** Runs a task, replacing the previous one. Returns a function that ends it. */
  run(task: Task, onUpdate: (update: TaskUpdate) => void): () => void {
    const job = { task, onUpdate };
    this.#task = job;
    this.#go();
    return () => {
      if (this.#task !== job) return;
      this.#task = undefined;
      this.#go();
    };
  }

  #go(): void {
    const next = this.#task ?? this.#query;
    clearTimeout(this.#idle);
    if (!next) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    if (next === this.#doing) return;
    if (this.#doing) this.#end();
    this.#doing = next;
    this.#number += 1;
    if (!next) return;
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ number: this.#number, task: next.task } satisfies TaskRequest);
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
    worker.addEventListener('message', (event: MessageEvent<TaskReply>) => {
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

  #receive(update: TaskUpdate): void {
    const job = this.#doing;
    if (update.kind === 'failed') this.#end();
    if (update.last) {
      this.#doing = undefined;
      if (this.#task === job) this.#task = undefined;
      if (this.#query === job) this.#query = undefined;
    }
    job?.onUpdate(update);
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
