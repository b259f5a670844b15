import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { FairQuery, Scene } from '../engine/engine';
import type { Task, TaskUpdate } from '../engine/tasks';
import { plan } from './planning';

vi.mock('../engine/shared', () => ({ fairPlayer: {} }));

const query: FairQuery = { rules: 'spider', position: 'open cards', unseen: [] };

let asked: Task[];
let answer: (update: TaskUpdate) => void;
const applyPlan = vi.fn<(moves: string[], percent: number, certain: boolean) => void>();
const giveHint = vi.fn<() => void>();
const player = {
  run: (task: Task, onUpdate: (update: TaskUpdate) => void) => {
    asked.push(task);
    answer = onUpdate;
    return () => undefined;
  },
};
/** A hint changes the scene: the game is assisted then. */
const game = {
  table: { applyPlan },
  scene: {} as Scene,
  giveHint: () => {
    giveHint();
    game.scene = {} as Scene;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asked = [];
  plan(game, query, player);
});
afterEach(() => {
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

it('is done without if it comes too late', () => {
  vi.advanceTimersByTime(1_000);
  expect(giveHint).toHaveBeenCalledOnce();
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  expect(applyPlan).not.toHaveBeenCalled();
  expect(giveHint).toHaveBeenCalledOnce();
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
  game.scene = {} as Scene;
  answer({ kind: 'plan', last: true, plan: { moves: ['3-9'], percent: 40, certain: true } });
  vi.runAllTimers();
  expect(applyPlan).not.toHaveBeenCalled();
  expect(giveHint).not.toHaveBeenCalled();
});
