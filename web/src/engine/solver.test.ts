import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EngineQuery } from './engine';
import type { Asked, Errand, News } from './errands';
import { Solver } from './solver';

/** A worker that says what the test has it say. */
class Fake extends EventTarget {
  ended = false;
  readonly asked: Asked[] = [];

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(news: News, number = this.asked.at(-1)!.number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { number, news } }));
  }
}

const query = (position: string, effort = 0): EngineQuery => ({
  rules: 'rules',
  position,
  effort,
});
const lost: News = { kind: 'answer', last: true, verdict: { is: 'lost' } };
const find: Errand = {
  kind: 'find',
  request: {
    rules: 'rules',
    criteria: 'winnable',
    random: 1,
    referenceSet: { tried: 0, references: [] },
  },
};
const tried: News = {
  kind: 'find',
  last: false,
  news: {
    tried: 1,
    compared: undefined,
    referenceSet: { tried: 0, references: [] },
    found: undefined,
  },
};

let workers: Fake[];
let solver: Solver;
const hear = vi.fn<(news: News) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  hear.mockReset();
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
  it('starts no worker before it is asked', () => {
    solver.ask(undefined, hear);
    expect(workers).toHaveLength(0);
  });

  it('answers one query after another by the same worker', () => {
    solver.ask(query('a'), hear);
    workers[0]!.tell(lost);
    solver.ask(query('b'), hear);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.asked.map(({ errand }) => errand)).toEqual([
      { kind: 'answer', query: query('a') },
      { kind: 'answer', query: query('b') },
    ]);
    expect(hear).toHaveBeenCalledExactlyOnceWith(lost);
  });

  it('goes on with a query that is asked again', () => {
    solver.ask(query('a'), hear);
    solver.ask(query('a'), hear);
    expect(workers[0]!.asked).toHaveLength(1);
    solver.ask(query('a', 1), hear);
    expect(workers).toHaveLength(2);
  });

  it('ends the worker whose answer nobody wants, and hears it no more', () => {
    solver.ask(query('a'), hear);
    solver.ask(query('b'), hear);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[0]!.tell(lost);
    workers[0]!.tell(lost, workers[1]!.asked[0]!.number);
    expect(hear).not.toHaveBeenCalled();
  });

  it('does an errand first and then answers the query', () => {
    const heard = vi.fn<(news: News) => void>();
    solver.ask(query('a'), hear);
    const end = solver.run(find, heard);
    workers[1]!.tell(tried);
    expect(heard).toHaveBeenCalledExactlyOnceWith(tried);
    solver.ask(query('b'), hear);
    expect(workers).toHaveLength(2);
    end();
    expect(workers[1]!.ended).toBe(true);
    expect(workers[2]!.asked[0]!.errand).toEqual({ kind: 'answer', query: query('b') });
    end();
    expect(workers[2]!.ended).toBe(false);
  });

  it('says that a worker died, and starts a new one when it is asked again', () => {
    solver.ask(query('a'), hear);
    workers[0]!.tell({ kind: 'failed', last: true, reason: 'unreachable' });
    expect(hear).toHaveBeenLastCalledWith({ kind: 'failed', last: true, reason: 'unreachable' });
    expect(workers[0]!.ended).toBe(true);
    solver.ask(query('a'), hear);
    expect(workers).toHaveLength(2);
    workers[1]!.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }));
    expect(hear).toHaveBeenLastCalledWith({ kind: 'failed', last: true, reason: 'gone' });
    expect(workers[1]!.ended).toBe(true);
  });

  it('says that no worker can be had', () => {
    const none = new Solver(() => {
      throw new Error('no workers here');
    });
    none.ask(query('a'), hear);
    expect(hear).toHaveBeenCalledExactlyOnceWith({
      kind: 'failed',
      last: true,
      reason: 'no workers here',
    });
  });

  it('answers the query after an errand that failed', () => {
    solver.ask(query('a'), hear);
    solver.run(find, vi.fn());
    workers[1]!.tell({ kind: 'failed', last: true, reason: 'no memory' });
    expect(workers[2]!.asked[0]!.errand).toEqual({ kind: 'answer', query: query('a') });
    expect(hear).not.toHaveBeenCalled();
  });

  it('may be asked the next thing by whoever hears the answer', () => {
    hear.mockImplementation(() => solver.ask(query('b'), vi.fn()));
    solver.ask(query('a'), hear);
    workers[0]!.tell(lost);
    expect(workers[0]!.asked).toHaveLength(2);
    expect(workers[0]!.ended).toBe(false);
  });

  it('gives its memory back when it has had nothing to do for a while', () => {
    solver.ask(query('a'), hear);
    workers[0]!.tell(lost);
    vi.advanceTimersByTime(29_000);
    solver.ask(query('b'), hear);
    vi.advanceTimersByTime(60_000);
    expect(workers[0]!.ended).toBe(false);
    workers[0]!.tell(lost);
    vi.advanceTimersByTime(30_000);
    expect(workers[0]!.ended).toBe(true);
    solver.ask(query('c'), hear);
    expect(workers).toHaveLength(2);
  });
});
