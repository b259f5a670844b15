import { beforeEach, expect, test, vi } from 'vitest';

import type { Job, JobUpdate } from '../engine/jobs';

let stored = new Map<string, string>();
let asked: Job[] = [];
let report: (update: JobUpdate) => void;
const end = vi.fn();

vi.mock('../engine/shared', () => ({
  house: {
    run(job: Job, onUpdate: (update: JobUpdate) => void) {
      asked.push(job);
      report = onUpdate;
      return end;
    },
  },
}));

const { House } = await import('./house.svelte');

beforeEach(() => {
  stored = new Map();
  asked = [];
  end.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});

const DEAL = { day: '2026-11-29', game: 'spider', version: 1, deal: 'own:5' };

const after = (played: number, won: number): JobUpdate => {
  const best = won > 0 ? { line: ['1-2', 'd'], score: 900 } : undefined;
  return { kind: 'house', last: played === 20, progress: { games: 20, played, won, best } };
};

test('the house plays game by game, and what it has played is kept', () => {
  const house = new House(DEAL);
  expect(asked).toEqual([{ kind: 'house', request: { rules: 'spider', deal: 'own:5' } }]);
  report(after(7, 0));
  expect(house.progress?.played).toBe(7);
  expect(stored.size).toBe(0);
  report(after(20, 3));
  expect(house.progress?.best?.line).toEqual(['1-2', 'd']);

  const later = new House(DEAL);
  expect(later.progress).toMatchObject({ games: 20, played: 20, won: 3 });
  expect(asked).toHaveLength(1);
  // With other rules it would play another game.
  expect(new House({ ...DEAL, version: 2 }).progress).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test('without a win, too, it plays once', () => {
  const house = new House(DEAL);
  report(after(20, 0));
  house.end();
  expect(new House(DEAL).progress).toMatchObject({ played: 20, won: 0 });
  expect(asked).toHaveLength(1);
});

test('a house that is no longer looked at stops, and says what went wrong', () => {
  const house = new House(DEAL);
  report({ kind: 'failed', last: true, reason: 'no memory' });
  expect(house.problem).not.toBe('');
  house.end();
  expect(end).toHaveBeenCalledOnce();
});

test('what is no game of the house is not shown', () => {
  const name = 'spider 1 own:5';
  const wrong = [7, null, { name }, { name, games: 20, played: 20, won: 1, best: { line: 'd' } }];
  stored.set('webspinner-house', JSON.stringify(wrong));
  expect(new House(DEAL).progress).toBeUndefined();
  expect(asked).toHaveLength(1);
});
