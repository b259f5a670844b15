import { describe, expect, it, vi } from 'vitest';

import type { Assessment, Scene, Step, Table, VerdictView } from '../engine/engine';
import type { Job, JobUpdate } from '../engine/jobs';
import type { Game } from '../game/game.svelte';
import type { LostMove } from '../tasks/wanted.svelte';
import { Retry } from './retry.svelte';

const WANTED = {
  game: 'spider-1',
  picture: 'a picture',
  line: ['1-2'],
  lost: { text: 'the lost move' },
} as unknown as LostMove;

/** A table whose position is the last move tried; the start is won. */
class Fake {
  moves: string[] = [];
  known: Record<string, Assessment['is']> = {};
  jobs: { job: Job; onUpdate: (update: JobUpdate) => void }[] = [];
  stopped = vi.fn<() => void>();

  readonly model = {
    scene: () => ({ figures: { moves: this.moves.length } }) as Scene,
    assessment: () => ({ is: this.known[this.here] ?? 'notKnown' }),
    nextQuery: () =>
      this.known[this.here] ? undefined : { rules: '', position: this.here, effort: 0 },
    applyAnswer: (_: string, { position }: { position: string }, { is }: { is: string }) => {
      if (is !== 'unknown') this.known[position] = is === 'won' ? 'canBeWon' : 'lost';
    },
    engineHint: () => ({ text: 'the best move' }),
  };

  private get here(): string {
    return this.moves.join(' ');
  }

  readonly table = { laid: 7, undo: async (): Promise<boolean> => this.moves.pop() !== undefined };
  readonly announcer = {
    hinted: undefined as Step | undefined,
    say: vi.fn<(text: string) => void>(),
  };

  teach(): void {
    this.table.laid += 1;
  }

  run(job: Job, onUpdate: (update: JobUpdate) => void): () => void {
    this.jobs.push({ job, onUpdate });
    return this.stopped;
  }

  answer(is: 'won' | 'lost'): void {
    const verdict: VerdictView = is === 'won' ? { is, line: [] } : { is };
    this.jobs.at(-1)!.onUpdate({ kind: 'answer', last: true, verdict });
  }

  begin(): Retry {
    return new Retry(WANTED, this as unknown as Game, this, () => this.model as unknown as Table);
  }

  play(retry: Retry, move: string): void {
    this.moves.push(move);
    retry.judge();
  }
}

describe('a retry', () => {
  it('asks the engine about each try, and says what it found', async () => {
    const fake = new Fake();
    const retry = fake.begin();
    expect(fake.known['']).toBe('canBeWon');
    retry.judge();
    expect([retry.standing, fake.jobs.length]).toEqual(['open', 0]);
    fake.play(retry, 'bad');
    expect(retry.standing).toBe('judging');
    fake.answer('lost');
    expect(retry.standing).toBe('lost');
    await retry.again();
    retry.judge();
    expect([retry.standing, fake.moves]).toEqual(['open', []]);
    fake.play(retry, 'good');
    fake.answer('won');
    expect(retry.standing).toBe('found');
  });

  it('knows a move that was judged before', () => {
    const fake = new Fake();
    const retry = fake.begin();
    fake.known['known'] = 'lost';
    fake.play(retry, 'known');
    expect([retry.standing, fake.jobs.length]).toEqual(['lost', 0]);
  });

  it('points out the winning move on the position before it', async () => {
    const fake = new Fake();
    const retry = fake.begin();
    fake.play(retry, 'one');
    fake.play(retry, 'two');
    await retry.hint();
    expect([fake.moves, fake.announcer.hinted?.text]).toEqual([[], 'the best move']);
  });

  it('says that the engine failed, and ends its work when the player goes on', () => {
    const fake = new Fake();
    const retry = fake.begin();
    fake.play(retry, 'one');
    fake.jobs[0]!.onUpdate({ kind: 'failed', last: true, reason: 'no memory' });
    expect(retry.standing).toBe('unclear');
    fake.play(retry, 'two');
    expect(fake.stopped).toHaveBeenCalledOnce();
    retry.close();
    expect(fake.stopped).toHaveBeenCalledTimes(2);
  });

  it('says nothing of another game on the table', () => {
    const fake = new Fake();
    const retry = fake.begin();
    fake.play(retry, 'one');
    fake.table.laid += 1;
    expect(retry.isOnTable).toBe(false);
    fake.answer('won');
    retry.judge();
    expect(retry.standing).toBe('judging');
  });
});
