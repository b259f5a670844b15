import { beforeEach, expect, test, vi } from 'vitest';

import { challengeOf, storeChallenge } from './challenges';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => (stored[name] = text),
  });
});

const challenge = (deal: string, points = 1000) => ({ game: 'spider', deal, points, moves: 99 });

test('a challenge is found by its deal, and replaced by a later one', () => {
  storeChallenge(challenge('ms:1'));
  storeChallenge({ ...challenge('ms:2'), timeMs: 5000, by: 'Ada' });
  expect(challengeOf('spider', 'ms:1')).toEqual(challenge('ms:1'));
  expect(challengeOf('spider', 'ms:2')?.by).toBe('Ada');
  expect(challengeOf('scorpion', 'ms:1')).toBeUndefined();
  expect(challengeOf('spider', undefined)).toBeUndefined();
  storeChallenge(challenge('ms:1', 1100));
  expect(challengeOf('spider', 'ms:1')?.points).toBe(1100);
});

test('only the latest are kept', () => {
  for (let number = 1; number <= 31; number += 1) storeChallenge(challenge(`ms:${number}`));
  expect(challengeOf('spider', 'ms:1')).toBeUndefined();
  expect(challengeOf('spider', 'ms:2')).toBeDefined();
});

test('what is damaged counts for nothing', () => {
  for (const text of ['{', '{}', '[1, null, {"game": "spider", "deal": "ms:1"}]']) {
    stored = { 'webspinner-challenges': text };
    expect(challengeOf('spider', 'ms:1'), text).toBeUndefined();
  }
});
