/** The engine that sees every card, at work in the background. */

import type { QuestionView, VerdictView } from './engine';
import type { Answered, Asked } from './worker';
import SolverWorker from './worker?worker';

/** Asks one question at a time. A new one ends the work on the one before. */
export class Solver {
  #worker: Worker | undefined;
  #number = 0;
  #asked: QuestionView | undefined;
  readonly #told: (question: QuestionView, verdict: VerdictView) => void;

  constructor(told: (question: QuestionView, verdict: VerdictView) => void) {
    this.#told = told;
  }

  /** Works on this from now on, or on nothing. */
  ask(question: QuestionView | undefined): void {
    if (same(question, this.#asked)) return;
    // A search cannot be interrupted from within: the worker ends with it.
    if (this.#asked) this.stop();
    this.#asked = question;
    if (!question) return;
    this.#worker ??= this.#start();
    this.#number += 1;
    this.#worker.postMessage({ number: this.#number, question } satisfies Asked);
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked = undefined;
  }

  #start(): Worker {
    const worker = new SolverWorker();
    worker.addEventListener('message', (event: MessageEvent<Answered>) => {
      const { number, verdict } = event.data;
      if (number !== this.#number || !this.#asked) return;
      const question = this.#asked;
      this.#asked = undefined;
      this.#told(question, verdict);
    });
    return worker;
  }
}

function same(one: QuestionView | undefined, other: QuestionView | undefined): boolean {
  return one?.position === other?.position && one?.effort === other?.effort && one?.rules === other?.rules;
}
