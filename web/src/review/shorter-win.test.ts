import { describe, expect, it, vi } from 'vitest';

import type { VerdictView } from '../engine/engine';
import type { Job, JobUpdate } from '../engine/jobs';
import { ShorterWin } from './shorter-win.svelte';

const START = { rules: 'spider-1', position: 'the deal', effort: 0 };

/** An engine that gives these answers, one after another. */
function engine(...verdicts: VerdictView[]) {
  const efforts: number[] = [];
  const stop = vi.fn<() => void>();
  const run = (job: Job, onUpdate: (update: JobUpdate) => void): (() => void) => {
    if (job.kind === 'answer') efforts.push(job.query.effort);
    const verdict = verdicts.shift();
    if (verdict) onUpdate({ kind: 'answer', last: true, verdict });
    return stop;
  };
  return { run, efforts, stop };
}

const won = (...line: string[]): VerdictView => ({ is: 'won', line });

describe('the search for a shorter win', () => {
  it('finds one with fewer moves than the game took', () => {
    expect(new ShorterWin(START, 3, engine(won('1-2', 'd'))).line).toEqual(['1-2', 'd']);
  });

  it('finds none if the engine needs as many', () => {
    expect(new ShorterWin(START, 2, engine(won('1-2', 'd'))).line).toEqual([]);
  });

  it('tries harder once, then gives up', () => {
    const hard = engine({ is: 'unknown' }, won('1-2'));
    expect(new ShorterWin(START, 3, hard).line).toEqual(['1-2']);
    expect(hard.efforts).toEqual([0, 1]);
    expect(new ShorterWin(START, 3, engine({ is: 'unknown' }, { is: 'unknown' })).line).toEqual([]);
  });

  it('knows nothing until the engine answers, and stops it when closed', () => {
    const slow = engine();
    const search = new ShorterWin(START, 3, slow);
    expect(search.line).toBeUndefined();
    search.close();
    expect(slow.stop).toHaveBeenCalledOnce();
  });
});
