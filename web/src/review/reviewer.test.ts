import { describe, expect, it, vi } from 'vitest';

import type { EngineQuery, Prospect, Step, Table, VerdictView } from '../engine/engine';
import { goOn, takeBack } from './background-review';
import { Engine } from './engine.testing';
import { Reviewer, type ReviewedTable } from './reviewer.svelte';

/** A line whose positions are letters. The first `won` of them can be won. */
class Line implements ReviewedTable {
  at = 1;
  freed = false;
  readonly prospects: Prospect[];

  constructor(
    length: number,
    readonly name = 'a deal',
  ) {
    this.prospects = Array.from({ length: length + 1 }, () => 'open');
  }

  start = (): EngineQuery => ({ rules: 'spider', position: this.name, effort: 0 });

  lineMoves = (): string[] => Array.from({ length: this.lineLength() }, () => '1-2');

  lineLength = (): number => this.prospects.length - 1;

  goToMove(moves: number): void {
    this.at = moves;
  }

  lineStep = (move: number): Step | undefined =>
    move === 0 ? undefined : ({ text: `move ${move}` } as Step);

  lineTexts = (): string[] =>
    Array.from({ length: this.lineLength() }, (_, at) => `move ${at + 1}`);

  nextQuery(): EngineQuery | undefined {
    const open = this.prospects.lastIndexOf('open');
    return open < 0 ? undefined : { rules: '', position: String(open), effort: 0 };
  }

  applyAnswer(_: 'lastWinnable', query: EngineQuery, verdict: VerdictView): void {
    this.prospects[Number(query.position)] = verdict.is === 'won' ? 'won' : 'lost';
  }

  review = () => ({ prospects: [...this.prospects], order: [], cards: 4 });

  remarks = () => ({ moves: [] });

  missedJoin = (): Step | undefined => undefined;

  /** From each position that can be won, the line that wins is as long as its number. */
  solutionLength = (): number | undefined =>
    this.prospects[this.at] === 'won' ? this.at : undefined;

  engineHint = (): Step | undefined =>
    this.prospects[this.at] === 'won' ? ({ text: `best after ${this.at}` } as Step) : undefined;

  solution = (): Table | undefined => undefined;

  copy = (): Table => this as unknown as Table;

  free(): void {
    this.freed = true;
  }
}

describe('a reviewer', () => {
  it('looks at the whole line, and sends queries until none is left', () => {
    const [line, engine] = [new Line(2), new Engine()];
    const reviewer = new Reviewer(line, engine);
    expect(line.at).toBe(2);
    engine.answer('lost');
    engine.answer('lost');
    expect(reviewer.working).toBe(true);
    engine.answer('won');
    expect(reviewer.review.prospects).toEqual(['won', 'lost', 'lost']);
    expect(reviewer.working).toBe(false);
    expect(engine.jobs).toHaveLength(3);
  });

  it('says that the engine failed, and can be continued', () => {
    const engine = new Engine();
    const reviewer = new Reviewer(new Line(0), engine);
    engine.jobs[0]!.onUpdate({ kind: 'failed', last: true, reason: 'no memory' });
    expect([reviewer.working, reviewer.trouble]).toEqual([false, 'no memory']);
    reviewer.work();
    expect([reviewer.working, reviewer.trouble]).toEqual([true, undefined]);
    expect(engine.jobs[1]!.job).toEqual(engine.jobs[0]!.job);
  });

  it('shows a move and lists all of them without leaving the end of the line', () => {
    const line = new Line(3);
    const reviewer = new Reviewer(line, new Engine());
    expect(reviewer.step(2)?.text).toBe('move 2');
    expect(line.at).toBe(3);
    expect(reviewer.texts()).toEqual(['move 1', 'move 2', 'move 3']);
    expect(line.at).toBe(3);
  });

  it('knows what could have been played instead of a move', () => {
    const [line, engine] = [new Line(3), new Engine()];
    const reviewer = new Reviewer(line, engine);
    expect(reviewer.better(3)).toBeUndefined();
    engine.answer('lost');
    engine.answer('won');
    expect(reviewer.review.prospects.slice(2)).toEqual(['won', 'lost']);
    expect(reviewer.better(3)).toEqual({ step: { text: 'best after 2' }, moves: 2 });
    expect(line.at).toBe(3);
  });

  it('can be stopped, and looks further', () => {
    const engine = new Engine();
    const reviewer = new Reviewer(new Line(1), engine);
    reviewer.pause();
    expect(engine.stop).toHaveBeenCalledOnce();
    expect([reviewer.working, reviewer.unfinished]).toEqual([false, true]);
    reviewer.work();
    engine.answer('lost');
    engine.answer('lost');
    expect([reviewer.working, reviewer.unfinished]).toEqual([false, false]);
  });

  it('ends the work and frees its table when it is closed', () => {
    const [line, engine] = [new Line(1), new Engine()];
    new Reviewer(line, engine).close();
    expect(engine.stop).toHaveBeenCalledOnce();
    expect(line.freed).toBe(true);
  });
});

describe('a review whose window is closed', () => {
  const begun = (line = new Line(1)) => {
    const engine = new Engine();
    const done = vi.fn();
    const reviewer = new Reviewer(line, engine);
    goOn(reviewer, done);
    return { line, engine, reviewer, done };
  };

  it('goes on, and says once when it is done', () => {
    const { engine, done } = begun();
    engine.answer('lost');
    expect(done).not.toHaveBeenCalled();
    engine.answer('won');
    expect(done).toHaveBeenCalledOnce();
  });

  it('is taken back by a window on the same line, and says nothing then', () => {
    const { engine, reviewer, done } = begun();
    expect(takeBack(new Line(1))).toBe(reviewer);
    engine.answer('lost');
    engine.answer('won');
    expect(done).not.toHaveBeenCalled();
    expect(takeBack(new Line(1))).toBeUndefined();
  });

  it('ends when another line is reviewed', () => {
    for (const other of [new Line(2), new Line(1, 'another deal')]) {
      const { line, engine } = begun();
      expect(takeBack(other)).toBeUndefined();
      expect(engine.stop).toHaveBeenCalledOnce();
      expect(line.freed).toBe(true);
    }
  });
});
