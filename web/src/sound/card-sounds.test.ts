import { beforeEach, expect, test, vi } from 'vitest';

const played: unknown[][] = [];
const felt: unknown[] = [];
const settings = { volume: 0, haptics: 'off' };

vi.mock('../settings/settings.svelte', () => ({ settings }));
vi.mock('./synthesizer', () => ({ play: (...given: unknown[]) => played.push(given) }));

function device({ isTouch }: { isTouch: boolean }): void {
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => felt.push(pattern) });
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
}

const { canVibrate, hear } = await import('./card-sounds');

beforeEach(() => {
  played.length = 0;
  felt.length = 0;
  Object.assign(settings, { volume: 0, haptics: 'off' });
  device({ isTouch: true });
});

test('nothing is heard or felt until the player wants it', async () => {
  hear('snap');
  hear('run');
  await vi.dynamicImportSettled();
  expect([played, felt]).toEqual([[], []]);
});

test('a sound has the volume that the player has chosen, and its time', async () => {
  settings.volume = 0.5;
  hear('run', 250);
  await vi.dynamicImportSettled();
  expect(played).toEqual([['run', 0.5, 0.25]]);
});

test('a phone vibrates as cards land, but not as they slide', () => {
  settings.haptics = 'cards';
  hear('slide');
  expect(felt).toEqual([]);
  hear('snap');
  expect(felt.length).toBe(1);
});

test('or only at runs and wins', () => {
  settings.haptics = 'runs';
  hear('snap');
  expect(felt).toEqual([]);
  hear('run');
  hear('won');
  expect(felt.length).toBe(2);
});

test('a computer without a touch screen does not vibrate, whatever it claims', () => {
  settings.haptics = 'cards';
  device({ isTouch: false });
  expect(canVibrate()).toBe(false);
  hear('snap');
  expect(felt).toEqual([]);
});
