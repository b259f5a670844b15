import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PersonalGoal } from './personal-goals';

const NAME = 'webspinner-goals';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const opened = () => import('./chosen-goals.svelte');
const at = (minute: number) => `2026-11-16T10:${`${minute}`.padStart(2, '0')}:00.000Z`;
const goal = (need: number, minute = need): PersonalGoal => ({
  kind: 'wins',
  game: 'spider',
  need,
  way: 'helped',
  since: at(minute),
});

test('goals are kept in the order in which they were set', async () => {
  const first = await opened();
  first.setGoal(goal(5));
  first.setGoal(goal(3));
  first.setGoal(goal(7));
  first.removeGoal('wins:7:spider');
  vi.resetModules();
  const second = await opened();
  expect(second.chosenGoals()).toEqual([goal(3), goal(5)]);
});

test('the same goal set again begins anew', async () => {
  const { setGoal, chosenGoals } = await opened();
  setGoal(goal(3));
  setGoal(goal(5));
  setGoal(goal(3, 9));
  expect(chosenGoals()).toEqual([goal(5), goal(3, 9)]);
});

test.each(['', 'x', 'null', '7', '[1, null]', '{"wins:3:spider":null}', '{"fly:3:":"now"}'])(
  'what is stored as %s is no goal',
  async (text) => {
    stored.set(NAME, text);
    const { chosenGoals, setGoal } = await opened();
    expect(chosenGoals()).toEqual([]);
    setGoal(goal(3));
    expect(chosenGoals()).toEqual([goal(3)]);
  },
);

test('there is an end to how many are kept', async () => {
  const many = Array.from({ length: 500 }, (_, need) => [`wins:${need + 1}:`, at(need % 60)]);
  stored.set(NAME, JSON.stringify(Object.fromEntries(many)));
  const { chosenGoals, setGoal } = await opened();
  expect(chosenGoals()).toHaveLength(60);
  setGoal(goal(3));
  expect(chosenGoals()).toHaveLength(60);
});

test('where nothing can be stored goals last as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  const { chosenGoals, setGoal } = await opened();
  setGoal(goal(3));
  setGoal(goal(5));
  expect(chosenGoals()).toEqual([goal(3), goal(5)]);
});
