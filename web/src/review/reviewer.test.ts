import { describe, expect, it, vi } from 'vitest';

import type { EngineQuery, ProspectView, Step, VerdictView } from '../engine/engine';
import type { Task, TaskUpdate } from '../engine/tasks';
import { Reviewer, type ReviewedTable } from './reviewer.svelte';

/** A line of as many moves as letters but one, of which the first `won` positions can be won. */
class Line implements ReviewedTable {
  at = 1;
  freed = false;
  readonly prospects: ProspectView[];

  constructor(length: number) {
    this.prospects = Array.from({ length: length + 1 }, () => 'open');
  }

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

  applyAnswer(_: 'lastWinnable', asked: EngineQuery, verdict: VerdictView): void {
    this.prospects[Number(asked.position)] = verdict.is === 'won' ? 'won' : 'lost';
  }

  review = () => ({ prospects: [...this.prospects], order: [], cards: 4 });

  free(): void {
    this.freed = true;
  }
}

/** An engine that answers when the test has it. */
class Engine {
  readonly asked: { task: Task; onUpdate: (update: TaskUpdate) => void }[] = [];
  readonly stop = vi.fn<() => void>();

  run(task: Task, onUpdate: (update: TaskUpdate) => void): () => void {
    this.asked.push({ task, onUpdate });
    return this.stop;
  }

  answer(is: 'lost' | 'won'): void {
    const verdict: VerdictView = is === 'won' ? { is, line: [] } : { is };
    this.asked.at(-1)!.onUpdate({ kind: 'answer', last: true, verdict });
  }
}

describe('a reviewer', () => {
  it('looks at the whole line, and asks until nothing is left to ask', () => {
    const [line, engine] = [new Line(2), new Engine()];
    const reviewer = new Reviewer(line, engine);
    expect(line.at).toBe(2);
    engine.answer('lost');
    engine.answer('lost');
    expect(reviewer.working).toBe(true);
    engine.answer('won');
    expect(reviewer.review.prospects).toEqual(['won', 'lost', 'lost']);
    expect(reviewer.working).toBe(false);
    expect(engine.asked).toHaveLength(3);
  });

  it('says that the engine failed, and goes on when it is asked to', () => {
    const engine = new Engine();
    const reviewer = new Reviewer(new Line(0), engine);
    engine.asked[0]!.onUpdate({ kind: 'failed', last: true, reason: 'no memory' });
    expect([reviewer.working, reviewer.trouble]).toEqual([false, 'no memory']);
    reviewer.work();
    expect([reviewer.working, reviewer.trouble]).toEqual([true, undefined]);
    expect(engine.asked[1]!.task).toEqual(engine.asked[0]!.task);
  });

  it('shows a move and lists all of them, and stands at the end all the time', () => {
    const line = new Line(3);
    const reviewer = new Reviewer(line, new Engine());
    expect(reviewer.step(2)?.text).toBe('move 2');
    expect(line.at).toBe(3);
    expect(reviewer.texts()).toEqual(['move 1', 'move 2', 'move 3']);
    expect(line.at).toBe(3);
  });

  it('ends the work and gives its table back when it is closed', () => {
    const [line, engine] = [new Line(1), new Engine()];
    new Reviewer(line, engine).close();
    expect(engine.stop).toHaveBeenCalledOnce();
    expect(line.freed).toBe(true);
  });
});
