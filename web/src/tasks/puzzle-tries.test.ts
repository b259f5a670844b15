import { beforeEach, describe, expect, it, vi } from 'vitest';

import { allTries, noteTry } from './puzzle-tries';

const at = (hour: number) => `2026-11-22T0${hour}:00:00.000Z`;

describe('tries', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
  });

  it('keep the result of the first one and the day it was solved', () => {
    noteTry({ number: 7, at: at(1), first: false });
    noteTry({ number: 3, at: at(2), first: true, done: '2026-11-22' });
    noteTry({ number: 7, at: at(3), first: true, done: '2026-11-23' });
    noteTry({ number: 7, at: at(4), first: true, done: '2026-11-24' });
    expect(allTries()).toEqual([
      { number: 7, at: at(1), first: false, done: '2026-11-23' },
      { number: 3, at: at(2), first: true, done: '2026-11-22' },
    ]);
  });

  it('are the same in whatever order they become known', () => {
    noteTry({ number: 7, at: at(4), first: true, done: '2026-11-24' });
    noteTry({ number: 3, at: at(2), first: true });
    noteTry({ number: 7, at: at(1), first: false });
    expect(allTries()).toEqual([
      { number: 7, at: at(1), first: false, done: '2026-11-24' },
      { number: 3, at: at(2), first: true },
    ]);
  });

  it.each([
    'nonsense',
    '{}',
    '[1, null, {"number": 1.5, "first": true}]',
    '[{"number": 1, "first": true}]',
  ])('are none if something else is stored: %s', (text) => {
    stored.set('webspinner-puzzles', text);
    expect(allTries()).toEqual([]);
  });
});
