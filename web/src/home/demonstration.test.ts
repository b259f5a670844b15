import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ActionResult, Scene } from '../engine/engine';
import { Demonstration, type DemonstrationTable } from './demonstration.svelte';

let made: string[] = [];
let dealt = 0;

const scene = (): Scene => ({ figures: { moves: made.length } }) as Scene;
function deal(): DemonstrationTable {
  made = [];
  dealt += 1;
  return {
    scene,
    play: (move) => {
      made.push(move);
      return { scene: scene(), happened: [] } as unknown as ActionResult;
    },
    free: () => undefined,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  dealt = 0;
});
afterEach(() => void vi.useRealTimers());

test('the game is played move by move, and after its end it begins again', () => {
  const shown = new Demonstration(deal, ['1-2', 'd']);
  shown.play();
  vi.advanceTimersByTime(1_400);
  expect(made).toEqual(['1-2']);
  vi.advanceTimersByTime(1_400);
  expect(made).toEqual(['1-2', 'd']);
  expect(shown.scene.figures.moves).toBe(2);
  vi.advanceTimersByTime(5_900);
  expect(dealt).toBe(1);
  vi.advanceTimersByTime(100);
  expect([dealt, shown.scene.figures.moves]).toEqual([2, 0]);
  vi.advanceTimersByTime(1_400);
  expect(made).toEqual(['1-2']);
});

test('nothing moves while it is paused, and it goes on from there', () => {
  const shown = new Demonstration(deal, ['1-2', 'd']);
  expect(vi.getTimerCount()).toBe(0);
  shown.play();
  shown.play();
  vi.advanceTimersByTime(1_400);
  shown.pause();
  vi.advanceTimersByTime(60_000);
  expect(made).toEqual(['1-2']);
  shown.play();
  vi.advanceTimersByTime(1_400);
  expect(made).toEqual(['1-2', 'd']);
  shown.end();
  expect(vi.getTimerCount()).toBe(0);
});
