/**
 * The engine in a worker: it does one errand at a time, however long that takes, and cannot be
 * interrupted. Whoever no longer wants the answer ends the worker.
 */

import init, { answer, Finding, Measuring } from './pkg/wasm-solver/engine.js';
import address from './pkg/wasm-solver/engine_bg.wasm?url';
import { reasonOf, type Asked, type Errand, type News, type Told } from './errands';

const ready = init({ module_or_path: address });
// Whether it could start is said when the first errand comes.
ready.catch(() => undefined);

addEventListener('message', (event: MessageEvent<Asked>) => {
  const { number, errand } = event.data;
  const tell = (news: News): void => postMessage({ number, news } satisfies Told);
  ready
    .then(() => run(errand, tell))
    .catch((error: unknown) => {
      // A panic or memory that ran out leaves the module in pieces; the page ends this worker.
      tell({ kind: 'failed', last: true, reason: reasonOf(error) });
    });
});

function run(errand: Errand, tell: (news: News) => void): void {
  switch (errand.kind) {
    case 'answer':
      return tell({ kind: 'answer', last: true, verdict: answer(errand.query) });
    case 'find': {
      const finding = new Finding(errand.request);
      for (let last = false; !last;) {
        const news = finding.step();
        last = news.found !== undefined;
        tell({ kind: 'find', last, news });
      }
      return finding.free();
    }
    case 'measure': {
      const measuring = new Measuring(errand.deal, errand.referenceSet);
      for (let last = false; !last;) {
        const news = measuring.step();
        last = news.difficulty !== undefined;
        tell({ kind: 'measure', last, news });
      }
      return measuring.free();
    }
  }
}
