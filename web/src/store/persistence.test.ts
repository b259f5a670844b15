import { beforeEach, expect, test, vi } from 'vitest';

const persisted = vi.fn();
const persist = vi.fn();
let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  vi.stubGlobal('navigator', { storage: { persisted, persist } });
  persisted.mockReset().mockResolvedValue(false);
  persist.mockReset().mockResolvedValue(true);
});

/** The page as it is when it has just been opened. */
const opened = (): Promise<typeof import('./persistence')> => {
  vi.resetModules();
  return import('./persistence');
};

test('the browser is asked once, whatever it answers', async () => {
  persist.mockRejectedValue(new Error('refused'));
  const { askForPersistence } = await opened();
  await askForPersistence();
  await askForPersistence();
  await (await opened()).askForPersistence();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that has agreed before is not asked', async () => {
  persisted.mockResolvedValue(true);
  const { askForPersistence, isPersistent } = await opened();
  await askForPersistence();
  expect(persist).not.toHaveBeenCalled();
  expect(await isPersistent()).toBe(true);
});

test('a browser that stores nothing is asked once in a visit', async () => {
  const refused = (): never => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused });
  const { askForPersistence } = await opened();
  await askForPersistence();
  await askForPersistence();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('where the page has no such storage, nothing is promised', async () => {
  vi.stubGlobal('navigator', {});
  const { askForPersistence, isPersistent } = await opened();
  await askForPersistence();
  expect(await isPersistent()).toBe(false);
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.reject(new Error('no')) } });
  expect(await isPersistent()).toBe(false);
});
