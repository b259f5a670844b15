import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keep, kept, keptList } from './local-storage';

beforeEach(() => {
  const there = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => there.get(name) ?? null,
    setItem: (name: string, text: string) => there.set(name, text),
    removeItem: (name: string) => there.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const isText = (value: unknown): value is string => typeof value === 'string';

test('what is kept is there until it is removed', () => {
  keep('days', ['2026-11-27']);
  expect(kept('days')).toEqual(['2026-11-27']);
  keep('days', undefined);
  expect(kept('days')).toBeNull();
});

test('a list has the members that are what they should be', () => {
  expect(keptList('days', isText)).toEqual([]);
  keep('days', ['2026-11-27', 7, null]);
  expect(keptList('days', isText)).toEqual(['2026-11-27']);
  keep('days', { length: 1 });
  expect(keptList('days', isText)).toEqual([]);
});

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('days', '2026-11-27');
  expect(kept('days')).toBeUndefined();
  expect(keptList('days', isText)).toEqual([]);
});

test('a browser that keeps nothing is no trouble', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep('days', ['2026-11-27']);
  keep('days', undefined);
  expect(kept('days')).toBeUndefined();
});
