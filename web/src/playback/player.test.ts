import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ActionResult, Scene, Step } from '../engine/engine';
import { delayMs, isTimed } from './pace';
import { ReplayPlayer, type ReplayTable } from './player.svelte';

/** A line of this many moves, with some of them made. */
function line(length: number, stands: number, times: readonly number[] = []): ReplayTable {
  let at = stands;
  return {
    note: () => undefined,
    scene: () => ({ figures: { moves: at } }) as Scene,
    lastMove: () => (at === 0 ? undefined : ({ text: `move ${at}` } as Step)),
    lineLength: () => length,
    lineTimes: () => times,
    goToMove(moves): ActionResult {
      at = moves;
      return {
        refused: undefined,
        refusal: undefined,
        said: `aloud ${moves}`,
        happened: [],
        scene: this.scene(),
        last: this.lastMove(),
        saved: undefined,
      };
    },
  };
}

describe('the pace', () => {
  it('is what was chosen', () => {
    expect(delayMs('slow', [], 0)).toBe(2000);
    expect(delayMs('rapid', [5, 6], 1)).toBe(100);
  });

  it('is that of the player if the times are known, within limits', () => {
    const times = [700, 1500, 90_000, 90_001, -1, 95_000];
    expect([0, 1, 2, 3, 4, 5, 6].map((made) => delayMs('played', times, made))).toEqual([
      700, 800, 4000, 150, 1000, 1000, 1000,
    ]);
  });

  it('of the player is known if any time is', () => {
    expect(isTimed([])).toBe(false);
    expect(isTimed([-1, -1])).toBe(false);
    expect(isTimed(new Float64Array([-1, 0]))).toBe(true);
  });
});

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins where the table stands and stays within the line', () => {
    const player = new ReplayPlayer(line(5, 3), 2);
    expect(player.at).toBe(3);
    player.goTo(99);
    expect([player.at, player.last?.text]).toEqual([5, 'move 5']);
    player.goTo(0);
    expect(player.at).toBe(2);
  });

  it('says one move forward in full, and otherwise where it stands', () => {
    const player = new ReplayPlayer(line(5, 0));
    player.goTo(1);
    expect(player.said).toBe('aloud 1');
    player.goTo(4);
    expect(player.said).toBe('move 4');
    player.goTo(3);
    expect(player.said).toBe('move 3');
    player.goTo(0);
    expect(player.said).toBe('');
  });

  it('plays to the end, and then from the start again', () => {
    const player = new ReplayPlayer(line(3, 1));
    player.play();
    vi.advanceTimersByTime(1999);
    expect([player.at, player.playing]).toEqual([2, true]);
    vi.advanceTimersByTime(1);
    expect([player.at, player.playing]).toEqual([3, false]);
    player.play();
    expect([player.at, player.playing]).toEqual([0, true]);
  });

  it('stops at pause and at a step by hand', () => {
    const player = new ReplayPlayer(line(9, 0));
    player.play();
    vi.advanceTimersByTime(2000);
    player.pause();
    vi.advanceTimersByTime(9000);
    expect(player.at).toBe(2);
    player.play();
    player.goTo(1);
    vi.advanceTimersByTime(9000);
    expect([player.at, player.playing]).toEqual([1, false]);
  });

  it('takes a new pace at once', () => {
    const player = new ReplayPlayer(line(9, 0));
    player.setPace('slow');
    player.play();
    vi.advanceTimersByTime(1900);
    player.setPace('rapid');
    vi.advanceTimersByTime(200);
    expect(player.at).toBe(2);
  });

  it('of no moves never plays', () => {
    const player = new ReplayPlayer(line(0, 0));
    player.play();
    expect(player.playing).toBe(false);
  });

  it('knows the time of each move', () => {
    const player = new ReplayPlayer(line(2, 0, [1500, -1]));
    const times = [0, 1, 2].map((at) => {
      player.goTo(at);
      return player.time_ms;
    });
    expect(times).toEqual([0, 1500, undefined]);
  });
});
