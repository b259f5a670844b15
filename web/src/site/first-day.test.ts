import { beforeEach, expect, test, vi } from 'vitest';

import type { Answer } from './api';
import { firstDay, knownFirstDay } from './first-day';
import type { Daily } from './wire';

let stored = new Map<string, string>();
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

/** A site that began on this day. */
const site = (begin: string) =>
  vi.fn((day: string): Promise<Answer<Daily>> => {
    const deal = { day, game: 'spider', version: 1, deal: 'own:1' };
    const deals = day >= begin ? [deal] : [];
    return Promise.resolve({ ok: true, value: { day, deals, pending: [] } });
  });

test.each(['2025-11-02', '2026-03-17', '2026-11-26', '2026-11-27'])(
  'a site that began on %s says so after a few questions, once',
  async (begin) => {
    const ask = site(begin);
    expect(await firstDay('2025-11-01', '2026-11-27', ask)).toBe(begin);
    expect(ask.mock.calls.length).toBeLessThan(12);
    expect(knownFirstDay()).toBe(begin);
    ask.mockClear();
    expect(await firstDay('2025-11-01', '2026-11-28', ask)).toBe(begin);
    expect(ask).not.toHaveBeenCalled();
  },
);

test('a site that is older than the months that can be played is asked once each time', async () => {
  const ask = site('2020-01-01');
  expect(await firstDay('2025-11-01', '2026-11-27', ask)).toBe('2025-11-01');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(knownFirstDay()).toBeUndefined();
});

test('a site that is away closes no day', async () => {
  const away = () => Promise.resolve({ ok: false, failure: { is: 'away' } } as const);
  expect(await firstDay('2025-11-01', '2026-11-27', away)).toBe('2025-11-01');
  expect(knownFirstDay()).toBeUndefined();
});

test('nonsense that was stored is asked for anew', async () => {
  stored.set('webspinner-daily-first', 'yesterday');
  expect(knownFirstDay()).toBeUndefined();
  stored.set('webspinner-daily-first', '9999-01-01');
  expect(await firstDay('2025-11-01', '2026-11-27', site('2026-03-17'))).toBe('2026-03-17');
});
