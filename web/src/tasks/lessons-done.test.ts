import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setStepsDone, stepsDone } from './lessons-done';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the steps done are kept for each lesson, and never become fewer', () => {
  expect(stepsDone('spider')).toBe(0);
  setStepsDone('spider', 3);
  setStepsDone('spider', 2);
  setStepsDone('scorpion', 1);
  expect([stepsDone('spider'), stepsDone('scorpion')]).toEqual([3, 1]);
});

test('what is stored need not be ours', () => {
  for (const text of ['nonsense', 'null', '[]', '{"spider":"three"}', '{"spider":-1}']) {
    stored.set('webspinner-lessons', text);
    expect(stepsDone('spider')).toBe(0);
  }
  setStepsDone('spider', 1);
  expect(stepsDone('spider')).toBe(1);
});

test('without storage every lesson begins anew', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  setStepsDone('spider', 1);
  expect(stepsDone('spider')).toBe(0);
});
