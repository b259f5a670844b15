/** The engine in a worker: it answers one question at a time, however long that takes. */

import init, { answer } from './pkg/wasm-solver/engine.js';
import address from './pkg/wasm-solver/engine_bg.wasm?url';
import type { QuestionView, VerdictView } from './pkg/wasm-solver/engine.js';

export interface Asked {
  readonly number: number;
  readonly question: QuestionView;
}

export interface Answered {
  readonly number: number;
  readonly verdict: VerdictView;
}

const ready = init({ module_or_path: address });

addEventListener('message', (event: MessageEvent<Asked>) => {
  void ready.then(() => {
    const { number, question } = event.data;
    const verdict = answer(question);
    postMessage({ number, verdict } satisfies Answered);
  });
});
