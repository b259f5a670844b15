import { describe, expect, it } from 'vitest';

import type { Step, Table } from '../engine/engine';
import type { DecisionView, LuckView } from '../engine/jobs';
import { Engine } from './engine.testing';
import { Judging, type JudgedTable } from './judging.svelte';

/** A line of moves that are words. */
class Line implements JudgedTable {
  at = 0;
  freed = 0;
  readonly moves: string[];

  constructor(...moves: string[]) {
    this.moves = moves;
  }

  start = () => ({ rules: 'small', position: '{}', effort: 0 });
  lineLength = (): number => this.moves.length;
  lineMoves = (): string[] => [...this.moves];
  /** As on a table, of the moves made so far. */
  lineStep = (move: number): Step | undefined =>
    move <= this.at ? ({ text: this.moves[move - 1] } as Step) : undefined;

  goToMove(moves: number): void {
    this.at = moves;
  }

  playLine(moves: string[]): void {
    this.moves.splice(this.at, Infinity, ...moves);
    this.at = this.moves.length;
  }

  copy(): Table {
    const copy = new Line(...this.moves);
    copy.at = this.at;
    return copy as unknown as Table;
  }

  free(): void {
    this.freed += 1;
  }
}

const decision = (from: number, to: number, better: string[] = []): DecisionView => ({
  from,
  to,
  chance: 0.5,
  error: better.length > 0 ? 0.1 : 0,
  luck: 0,
  after: 0.5,
  better,
});
const known = (...decisions: DecisionView[]): LuckView => ({
  hasLuck: true,
  stretches: [],
  decisions,
  error: 0,
  luck: 0,
  biggest: [],
  grade: 'good',
});

describe('judging', () => {
  it('has the whole line judged, and shows what is known so far', () => {
    const [line, engine] = [new Line('a', 'b', 'c'), new Engine()];
    const judging = new Judging(line, engine);
    const request = { start: line.start(), moves: ['a', 'b', 'c'] };
    expect(engine.jobs[0]!.job).toEqual({ kind: 'judge', request });
    expect([judging.working, judging.judged]).toEqual([true, 0]);
    const { onUpdate } = engine.jobs[0]!;
    onUpdate({ kind: 'judge', last: false, luck: known(decision(0, 2)) });
    expect([judging.working, judging.judged]).toEqual([true, 2]);
    onUpdate({ kind: 'judge', last: true, luck: known(decision(0, 2), decision(2, 3)) });
    expect([judging.working, judging.judged]).toEqual([false, 3]);
  });

  it('says that the engine failed, and can be continued', () => {
    const engine = new Engine();
    const judging = new Judging(new Line('a'), engine);
    engine.jobs[0]!.onUpdate({ kind: 'failed', last: true, reason: 'no memory' });
    expect([judging.working, judging.trouble]).toEqual([false, 'no memory']);
    judging.work();
    expect([judging.working, judging.trouble]).toEqual([true, undefined]);
    expect(engine.jobs).toHaveLength(2);
  });

  it('shows an error where its moves and the better plan part', () => {
    const judging = new Judging(new Line('a', 'b', 'c', 'd'), new Engine());
    const error = decision(1, 4, ['b', 'x', 'y']);
    const at = judging.parting(error);
    expect(at).toBe(2);
    expect(judging.played(at)?.text).toBe('c');
    expect(judging.better(error, at)?.text).toBe('x');
    const plan = judging.betterLine(error) as unknown as Line;
    expect([plan.moves, plan.at]).toEqual([['a', 'b', 'x', 'y'], 1]);
    expect(judging.betterLine(decision(1, 4))).toBeUndefined();
  });

  it('ends the work and frees its table when it is closed', () => {
    const [line, engine] = [new Line('a'), new Engine()];
    new Judging(line, engine).close();
    expect(engine.stop).toHaveBeenCalledOnce();
    expect(line.freed).toBe(1);
  });
});
