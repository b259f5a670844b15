import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EngineQuery } from './engine';
import type { JobRequest, Job, JobUpdate } from './jobs';
import { Solver } from './solver';

/** A fake worker whose reports come from the test. */
class Fake extends EventTarget {
  ended = false;
  readonly requests: JobRequest[] = [];

  postMessage(request: JobRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  report(update: JobUpdate, number = this.requests.at(-1)!.number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { number, update } }));
  }
}

const query = (position: string, effort = 0): EngineQuery => ({
  rules: 'rules',
  position,
  effort,
});
const lost: JobUpdate = { kind: 'answer', last: true, verdict: { is: 'lost' } };
const find: Job = {
  kind: 'find',
  request: {
    rules: 'rules',
    criteria: 'winnable',
    random: 1,
    referenceSet: { tried: 0, references: [] },
  },
};
const tried: JobUpdate = {
  kind: 'find',
  last: false,
  progress: {
    tried: 1,
    compared: undefined,
    referenceSet: { tried: 0, references: [] },
    found: undefined,
  },
};

let workers: Fake[];
let solver: Solver;
const onUpdate = vi.fn<(update: JobUpdate) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onUpdate.mockReset();
  workers = [];
  solver = new Solver(() => {
    const fake = new Fake();
    workers.push(fake);
    return fake as unknown as Worker;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the engine in the background', () => {
  it('starts no worker before the first query', () => {
    solver.ask(undefined, onUpdate);
    expect(workers).toHaveLength(0);
  });

  it('answers one query after another by the same worker', () => {
    solver.ask(query('a'), onUpdate);
    workers[0]!.report(lost);
    solver.ask(query('b'), onUpdate);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.requests.map(({ job }) => job)).toEqual([
      { kind: 'answer', query: query('a') },
      { kind: 'answer', query: query('b') },
    ]);
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith(lost);
  });

  it('goes on with a query that is repeated', () => {
    solver.ask(query('a'), onUpdate);
    solver.ask(query('a'), onUpdate);
    expect(workers[0]!.requests).toHaveLength(1);
    solver.ask(query('a', 1), onUpdate);
    expect(workers).toHaveLength(2);
  });

  it('ends a worker whose answer is no longer wanted, and ignores its late updates', () => {
    solver.ask(query('a'), onUpdate);
    solver.ask(query('b'), onUpdate);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[0]!.report(lost);
    workers[0]!.report(lost, workers[1]!.requests[0]!.number);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('does a job first and then answers the query', () => {
    const onJobUpdate = vi.fn<(update: JobUpdate) => void>();
    solver.ask(query('a'), onUpdate);
    const end = solver.run(find, onJobUpdate);
    workers[1]!.report(tried);
    expect(onJobUpdate).toHaveBeenCalledExactlyOnceWith(tried);
    solver.ask(query('b'), onUpdate);
    expect(workers).toHaveLength(2);
    end();
    expect(workers[1]!.ended).toBe(true);
    expect(workers[2]!.requests[0]!.job).toEqual({ kind: 'answer', query: query('b') });
    end();
    expect(workers[2]!.ended).toBe(false);
  });

  it('reports that a worker died, and starts a new one for the next query', () => {
    solver.ask(query('a'), onUpdate);
    workers[0]!.report({ kind: 'failed', last: true, reason: 'unreachable' });
    expect(onUpdate).toHaveBeenLastCalledWith({
      kind: 'failed',
      last: true,
      reason: 'unreachable',
    });
    expect(workers[0]!.ended).toBe(true);
    solver.ask(query('a'), onUpdate);
    expect(workers).toHaveLength(2);
    workers[1]!.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }));
    expect(onUpdate).toHaveBeenLastCalledWith({ kind: 'failed', last: true, reason: 'gone' });
    expect(workers[1]!.ended).toBe(true);
  });

  it('reports that no worker could be started', () => {
    const none = new Solver(() => {
      throw new Error('no workers here');
    });
    none.ask(query('a'), onUpdate);
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith({
      kind: 'failed',
      last: true,
      reason: 'no workers here',
    });
  });

  it('answers the query after a job that failed', () => {
    solver.ask(query('a'), onUpdate);
    solver.run(find, vi.fn());
    workers[1]!.report({ kind: 'failed', last: true, reason: 'no memory' });
    expect(workers[2]!.requests[0]!.job).toEqual({ kind: 'answer', query: query('a') });
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('accepts the next query from within an update', () => {
    onUpdate.mockImplementation(() => solver.ask(query('b'), vi.fn()));
    solver.ask(query('a'), onUpdate);
    workers[0]!.report(lost);
    expect(workers[0]!.requests).toHaveLength(2);
    expect(workers[0]!.ended).toBe(false);
  });

  it('frees its memory after a while without work', () => {
    solver.ask(query('a'), onUpdate);
    workers[0]!.report(lost);
    vi.advanceTimersByTime(29_000);
    solver.ask(query('b'), onUpdate);
    vi.advanceTimersByTime(60_000);
    expect(workers[0]!.ended).toBe(false);
    workers[0]!.report(lost);
    vi.advanceTimersByTime(30_000);
    expect(workers[0]!.ended).toBe(true);
    solver.ask(query('c'), onUpdate);
    expect(workers).toHaveLength(2);
  });
});
