import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { FairQuery, Scene } from '../engine/engine';
import type { Job, JobUpdate } from '../engine/jobs';
import { plan } from './planning';

vi.mock('../engine/shared', () => ({ fairPlayer: {} }));

const query: FairQuery = { rules: 'spider', knowledge: 'open cards' };

let asked: Job[];
let answer: (update: JobUpdate) => void;
/** The query of the position on the table; none once its plan is known. */
let open: FairQuery | undefined;
const applyPlan = vi.fn<(moves: string[], percent: number, certain: boolean) => void>();
const player = {
  job: undefined as Job | undefined,
  run: (job: Job, onUpdate: (update: JobUpdate) => void) => {
    asked.push(job);
    player.job = job;
    answer = (update) => {
      if (update.last) player.job = undefined;
      onUpdate(update);
    };
    return () => undefined;
  },
};
/** A hint changes the scene: the game is assisted then. */
const table = {
  scene: {} as Scene,
  model: {
    applyPlan: (...found: Parameters<typeof applyPlan>) => {
      applyPlan(...found);
      open = undefined;
    },
    hintQuery: () => open,
  },
};
const giveHint = vi.fn<() => void>(() => void (table.scene = {} as Scene));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asked = [];
  open = query;
  plan(table, query, giveHint, player);
});
afterEach(() => {
  answer({ kind: 'failed', last: true, reason: 'the test is over' });
  vi.runAllTimers();
  vi.useRealTimers();
});

it('is waited for before a hint', () => {
  expect(asked).toEqual([{ kind: 'plan', query }]);
  expect(giveHint).not.toHaveBeenCalled();
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  vi.runAllTimers();
  expect(applyPlan).toHaveBeenCalledExactlyOnceWith(['3-9'], 40, true);
  expect(giveHint).toHaveBeenCalledOnce();
});

it('is done without if there is no engine', () => {
  answer({ kind: 'failed', last: true, reason: 'no workers here' });
  vi.runAllTimers();
  expect(applyPlan).not.toHaveBeenCalled();
  expect(giveHint).toHaveBeenCalledOnce();
});

it('is done without if it comes too late, and serves the next hint', () => {
  vi.advanceTimersByTime(1_000);
  expect(giveHint).toHaveBeenCalledOnce();
  expect(applyPlan).not.toHaveBeenCalled();
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  expect(applyPlan).toHaveBeenCalledExactlyOnceWith(['3-9'], 40, true);
  expect(giveHint).toHaveBeenCalledOnce();
});

it('comes however often the player asks while it is made', () => {
  for (let presses = 0; presses < 50; presses += 1) {
    vi.advanceTimersByTime(50);
    plan(table, query, giveHint, player);
  }
  expect(asked).toHaveLength(1);
  expect(giveHint).toHaveBeenCalledTimes(2);
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  expect(applyPlan).toHaveBeenCalledOnce();
  expect(giveHint).toHaveBeenCalledTimes(3);
});

it('is begun again if the fair player was given something else to do', () => {
  player.job = { kind: 'plan', query };
  plan(table, query, giveHint, player);
  expect(asked).toHaveLength(2);
});

it('is the first one if a better one comes too late', () => {
  answer({ kind: 'plan', last: false, plan: { moves: ['3-9'], percent: 40, certain: false } });
  expect(giveHint).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(applyPlan).toHaveBeenCalledExactlyOnceWith(['3-9'], 40, false);
  answer({ kind: 'plan', last: true, plan: { moves: ['1-2', 'd'], percent: 40, certain: false } });
  expect(applyPlan).toHaveBeenCalledOnce();
  expect(giveHint).toHaveBeenCalledOnce();
});

it('is the better one if that comes soon', () => {
  answer({ kind: 'plan', last: false, plan: { moves: ['3-9'], percent: 40, certain: false } });
  answer({ kind: 'plan', last: true, plan: { moves: ['1-2', 'd'], percent: 40, certain: false } });
  vi.runAllTimers();
  expect(applyPlan).toHaveBeenCalledExactlyOnceWith(['1-2', 'd'], 40, false);
  expect(giveHint).toHaveBeenCalledOnce();
});

it('is dropped once the player goes on', () => {
  [open, table.scene] = [{ ...query, knowledge: 'a card has been moved' }, {} as Scene];
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  vi.runAllTimers();
  expect(applyPlan).not.toHaveBeenCalled();
  expect(giveHint).not.toHaveBeenCalled();
});

it('interrupts nobody who has taken cards, and serves the next hint', () => {
  table.scene = {} as Scene;
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  vi.runAllTimers();
  expect(applyPlan).toHaveBeenCalledOnce();
  expect(giveHint).not.toHaveBeenCalled();
});
