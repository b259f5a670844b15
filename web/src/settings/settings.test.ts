import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('settings stored under their old names still count', async () => {
  const stored = JSON.stringify({ watchAgreed: true, sound: true });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  const { settings } = await import('./settings.svelte');
  expect(settings).toMatchObject({ liveAnalysisAgreed: true, volume: 0.6 });
});

test('motion that was on or off has a speed', async () => {
  for (const [before, now] of [
    ['full', 'normal'],
    ['none', 'off'],
    ['auto', 'auto'],
    ['fast', 'fast'],
    ['nonsense', 'auto'],
  ]) {
    vi.resetModules();
    const stored = JSON.stringify({ motion: before });
    vi.stubGlobal('localStorage', { getItem: () => stored });
    const { settings } = await import('./settings.svelte');
    expect(settings.motion).toBe(now);
  }
});

test.each(['light', 'dark'] as const)('a theme that was once %s is now the scheme', async (old) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ theme: old }) });
  const { settings } = await import('./settings.svelte');
  expect(settings).toMatchObject({ theme: 'felt', scheme: old });
});

test('a theme and a scheme are kept side by side', async () => {
  const stored = JSON.stringify({ theme: 'winter', scheme: 'dark' });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  const { settings } = await import('./settings.svelte');
  expect(settings).toMatchObject({ theme: 'winter', scheme: 'dark' });
});

test('large ranks that were chosen stay, and otherwise come on narrow cards', async () => {
  for (const [before, now] of [
    [{ largeIndex: true }, 'large'],
    [{ largeIndex: false }, 'auto'],
    [{ largeIndex: true, index: 'normal' }, 'normal'],
  ]) {
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(before) });
    const { settings } = await import('./settings.svelte');
    expect(settings.index).toBe(now);
  }
});
