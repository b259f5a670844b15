import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const AT = '2026-11-16T10:00:00.000Z';
const NAME = 'goal:moves:150:spider';

test('goals of the player go along to other devices, and so does their end', async () => {
  const { makeChoices, readChoices, withRemoved } = await import('./sources');
  const { removeGoal } = await import('../store/chosen-goals.svelte');
  makeChoices({ [NAME]: AT });
  expect(readChoices()[NAME]).toBe(AT);

  const noted = { [NAME]: { value: AT, at: AT } };
  expect(withRemoved(readChoices(), noted)[NAME]).toBe(AT);
  removeGoal('moves:150:spider');
  expect(withRemoved(readChoices(), noted)[NAME]).toBe(false);

  makeChoices({ [NAME]: AT });
  makeChoices({ [NAME]: false });
  expect(readChoices()).not.toHaveProperty(NAME);
});

test('a goal of a later version is left to it', async () => {
  const { makeChoices, readChoices, withRemoved } = await import('./sources');
  makeChoices({ 'goal:fly:3:': AT });
  expect(readChoices()).not.toHaveProperty('goal:fly:3:');
  const noted = { 'goal:fly:3:': { value: AT, at: AT } };
  expect(withRemoved(readChoices(), noted)).not.toHaveProperty('goal:fly:3:');
});
