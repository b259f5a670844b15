import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ActionResult, FairQuery, Scene } from '../engine/engine';
import type { Solver } from '../engine/solver';
import type { TaskUpdate } from '../engine/tasks';
import { Demonstration, type DemonstrationTable } from './demonstration.svelte';

let answer: (update: TaskUpdate) => void;
const stop = vi.fn<() => void>();
const fail = vi.fn<() => void>();
const player: Pick<Solver, 'run'> = {
  run: (_, onUpdate) => {
    answer = onUpdate;
    return stop;
  },
};
/** The moves left of the plan; undefined before the fair player was asked. */
let plan: string[] | undefined;
let made: string[] = [];
let dealt = 0;

const scene = (): Scene => ({ ending: made.includes('win') ? 'won' : undefined }) as Scene;
function deal(): DemonstrationTable {
  [plan, made] = [undefined, []];
  dealt += 1;
  return {
    scene,
    hintQuery: () => (plan || made.includes('win') ? undefined : ({} as FairQuery)),
    applyPlan: (moves) => void (plan = [...moves]),
    takePlannedMove: () => plan?.[0],
    play: (move) => {
      made.push(move);
      plan = plan!.length > 1 ? plan!.slice(1) : undefined;
      return { scene: scene() } as ActionResult;
    },
    free: () => undefined,
  };
}
const plans = (...moves: string[]): void =>
  answer({ kind: 'plan', last: true, plan: { moves, percent: 50, certain: false } });

beforeEach(() => {
  vi.useFakeTimers();
  dealt = 0;
  stop.mockClear();
  fail.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('plan after plan is played move by move, and after a win there is another deal', () => {
  const shown = new Demonstration(deal, player, fail);
  shown.play();
  vi.advanceTimersByTime(1_200);
  plans('1-2', 'd');
  expect(made).toEqual(['1-2']);
  vi.advanceTimersByTime(1_200);
  expect(made).toEqual(['1-2', 'd']);
  vi.advanceTimersByTime(1_200);
  plans('win');
  expect(shown.scene?.ending).toBe('won');
  vi.advanceTimersByTime(4_900);
  expect(dealt).toBe(1);
  vi.advanceTimersByTime(100);
  expect([dealt, shown.scene?.ending]).toEqual([2, undefined]);
});

test('where no way on is known there is another deal', () => {
  new Demonstration(deal, player, fail).play();
  vi.advanceTimersByTime(1_200);
  plans();
  expect(dealt).toBe(2);
});

test('nothing moves while it is paused, and it goes on from there', () => {
  const shown = new Demonstration(deal, player, fail);
  expect(vi.getTimerCount()).toBe(0);
  shown.play();
  vi.advanceTimersByTime(1_200);
  shown.pause();
  expect(stop).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  shown.play();
  vi.advanceTimersByTime(1_200);
  plans('1-2', 'd');
  expect(made).toEqual(['1-2']);
  shown.end();
  expect(vi.getTimerCount()).toBe(0);
});

test('without the engine the picture stands still', () => {
  const shown = new Demonstration(deal, player, fail);
  shown.play();
  vi.advanceTimersByTime(1_200);
  answer({ kind: 'failed', last: true, reason: 'away' });
  expect(vi.getTimerCount()).toBe(0);
  expect(fail).toHaveBeenCalledOnce();
});
