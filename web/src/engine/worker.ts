/**
 * The engine in a worker. It does one task at a time, however long that takes, and cannot be
 * interrupted: when the answer is no longer needed, the page ends the worker.
 */

import init, {
  answer,
  bringNetwork,
  DealFinder,
  DifficultyMeter,
  HousePlayer,
  judge,
  missingNetwork,
  plan,
  Sampler,
} from './pkg/wasm-whole/engine.js';
import { loadNetwork } from './networks';
import {
  reasonOf,
  type LuckView,
  type TaskRequest,
  type Task,
  type TaskUpdate,
  type TaskReply,
} from './tasks';
import { address } from './whole-address';

const ready = init({ module_or_path: address });
// A failure to start is reported when the first task comes.
ready.catch(() => undefined);

addEventListener('message', (event: MessageEvent<TaskRequest>) => {
  const { number, task } = event.data;
  const report = (update: TaskUpdate): void => postMessage({ number, update } satisfies TaskReply);
  ready
    .then(() => prepare(task))
    .then(() => run(task, report))
    .catch((error: unknown) => {
      // A panic or running out of memory leaves the module broken; the page ends this worker.
      report({ kind: 'failed', last: true, reason: reasonOf(error) });
    });
});

/** Brings what a task of the fair player needs. */
async function prepare(task: Task): Promise<void> {
  const rules = rulesOfFair(task);
  if (rules !== undefined) await loadNetwork({ missingNetwork, bringNetwork }, rules);
}

/** The game, if the task is one of the fair player. */
function rulesOfFair(task: Task): string | undefined {
  switch (task.kind) {
    case 'plan':
      return task.query.rules;
    case 'judge':
      return task.request.start.rules;
    case 'house':
      return task.request.rules;
    default:
      return undefined;
  }
}

function run(task: Task, report: (update: TaskUpdate) => void): void {
  switch (task.kind) {
    case 'answer':
      return report({ kind: 'answer', last: true, verdict: answer(task.query) });
    case 'plan':
      report({ kind: 'plan', last: false, plan: plan(task.query, 1) });
      return report({ kind: 'plan', last: true, plan: plan(task.query, 2) });
    case 'find': {
      const finder = new DealFinder(task.request);
      for (let last = false; !last;) {
        const progress = finder.step();
        last = progress.found !== undefined;
        report({ kind: 'find', last, progress });
      }
      return finder.free();
    }
    case 'judge': {
      const soFar = (luck: LuckView): void => report({ kind: 'judge', last: false, luck });
      return report({ kind: 'judge', last: true, luck: judge(task.request, soFar) });
    }
    case 'house': {
      const house = new HousePlayer(task.request);
      for (let last = false; !last;) {
        const progress = house.step();
        last = progress.played === progress.games;
        report({ kind: 'house', last, progress });
      }
      return house.free();
    }
    case 'sample': {
      const sampler = new Sampler(task.rules);
      for (let last = false; !last;) {
        const progress = sampler.step();
        last = progress.deals === progress.of;
        report({ kind: 'sample', last, progress });
      }
      return sampler.free();
    }
    case 'measure': {
      const meter = new DifficultyMeter(task.deal, task.referenceSet);
      for (let last = false; !last;) {
        const progress = meter.step();
        last = progress.difficulty !== undefined;
        report({ kind: 'measure', last, progress });
      }
      return meter.free();
    }
  }
}
