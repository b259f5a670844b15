import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Retry } from './retry';

let network: EventTarget;
let attempts: number;
let retry: Retry;

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  attempts = 0;
  retry = new Retry(() => (attempts += 1), 1000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const online = () => network.dispatchEvent(new Event('online'));

test('the network that comes back is used at once, and once', () => {
  retry.plan();
  online();
  online();
  vi.advanceTimersByTime(10_000);
  expect(attempts).toBe(1);
});

test('a failure that is known only after the network is back is tried again too', () => {
  online();
  retry.plan();
  vi.advanceTimersByTime(999);
  expect(attempts).toBe(0);
  vi.advanceTimersByTime(1);
  expect(attempts).toBe(1);
});

test('pauses double up to half an hour, and begin anew after a success', () => {
  const pauses = Array.from({ length: 13 }, () => {
    retry.plan();
    const before = Date.now();
    vi.runAllTimers();
    return Date.now() - before;
  });
  expect(pauses.slice(0, 3)).toEqual([1000, 2000, 4000]);
  expect(pauses.slice(-2)).toEqual([1_800_000, 1_800_000]);
  retry.succeeded();
  retry.plan();
  vi.advanceTimersByTime(1000);
  expect(attempts).toBe(14);
});

test('a longer pause that the server asks for is kept', () => {
  retry.plan(5000);
  vi.advanceTimersByTime(4999);
  expect(attempts).toBe(0);
  vi.advanceTimersByTime(1);
  expect(attempts).toBe(1);
});

test('what is cancelled is not tried again', () => {
  retry.plan();
  retry.cancel();
  online();
  vi.advanceTimersByTime(10_000);
  expect(attempts).toBe(0);
});
