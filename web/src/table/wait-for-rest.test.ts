import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { atRest } from './wait-for-rest';

function moving(...finished: Promise<unknown>[]): Pick<Document, 'getAnimations'> {
  return {
    getAnimations: () =>
      finished.map((finished) => ({ playState: 'running', finished }) as Animation),
  };
}

async function restsAfter(ms: number, where: Pick<Document, 'getAnimations'>): Promise<boolean> {
  let rests = false;
  void atRest(where).then(() => (rests = true));
  await vi.advanceTimersByTimeAsync(ms);
  return rests;
}

describe('a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('on which nothing moves is at rest at once', async () => {
    expect(await restsAfter(0, moving())).toBe(true);
  });

  it('stays visible for a moment when its cards have arrived', async () => {
    const arrives = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 160));
    expect(await restsAfter(200, moving(arrives()))).toBe(false);
    expect(await restsAfter(600, moving(arrives()))).toBe(true);
    expect(await restsAfter(600, moving(arrives(), Promise.reject(new Error('cancelled'))))).toBe(
      true,
    );
  });

  it('does not wait for what goes on forever', async () => {
    const endless = { getComputedTiming: () => ({ endTime: Infinity }) } as AnimationEffect;
    const one = { playState: 'running', effect: endless } as Animation;
    expect(await restsAfter(0, { getAnimations: () => [one] })).toBe(true);
  });

  it('that never comes to rest is waited for only for a limited time', async () => {
    expect(await restsAfter(11_000, moving(new Promise(() => undefined)))).toBe(true);
  });
});
