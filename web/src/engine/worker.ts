/**
 * The engine in a worker. It does one job at a time, however long that takes, and cannot be
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
  type JobRequest,
  type Job,
  type JobUpdate,
  type JobReply,
} from './jobs';
import { address } from './whole-address';

const ready = init({ module_or_path: address });
// A failure to start is reported when the first job comes.
ready.catch(() => undefined);

addEventListener('message', (event: MessageEvent<JobRequest>) => {
  const { number, job } = event.data;
  const report = (update: JobUpdate): void => postMessage({ number, update } satisfies JobReply);
  ready
    .then(() => prepare(job))
    .then(() => run(job, report))
    .catch((error: unknown) => {
      // A panic or running out of memory leaves the module broken; the page ends this worker.
      report({ kind: 'failed', last: true, reason: reasonOf(error) });
    });
});

/** Brings what a job of the fair player needs. */
async function prepare(job: Job): Promise<void> {
  const rules = rulesOfFair(job);
  if (rules !== undefined) await loadNetwork({ missingNetwork, bringNetwork }, rules);
}

/** The game, if the job is one of the fair player. */
function rulesOfFair(job: Job): string | undefined {
  switch (job.kind) {
    case 'plan':
      return job.query.rules;
    case 'judge':
      return job.request.start.rules;
    case 'house':
      return job.request.rules;
    default:
      return undefined;
  }
}

function run(job: Job, report: (update: JobUpdate) => void): void {
  switch (job.kind) {
    case 'answer':
      return report({ kind: 'answer', last: true, verdict: answer(job.query) });
    case 'plan':
      report({ kind: 'plan', last: false, plan: plan(job.query, 1) });
      return report({ kind: 'plan', last: true, plan: plan(job.query, 2) });
    case 'find': {
      const finder = new DealFinder(job.request);
      for (let last = false; !last;) {
        const progress = finder.step();
        last = progress.found !== undefined;
        report({ kind: 'find', last, progress });
      }
      return finder.free();
    }
    case 'judge': {
      const soFar = (luck: LuckView): void => report({ kind: 'judge', last: false, luck });
      return report({ kind: 'judge', last: true, luck: judge(job.request, soFar) });
    }
    case 'house': {
      const house = new HousePlayer(job.request);
      for (let last = false; !last;) {
        const progress = house.step();
        last = progress.played === progress.games;
        report({ kind: 'house', last, progress });
      }
      return house.free();
    }
    case 'sample': {
      const sampler = new Sampler(job.rules);
      for (let last = false; !last;) {
        const progress = sampler.step();
        last = progress.deals === progress.of;
        report({ kind: 'sample', last, progress });
      }
      return sampler.free();
    }
    case 'measure': {
      const meter = new DifficultyMeter(job.deal, job.referenceSet);
      for (let last = false; !last;) {
        const progress = meter.step();
        last = progress.difficulty !== undefined;
        report({ kind: 'measure', last, progress });
      }
      return meter.free();
    }
  }
}
