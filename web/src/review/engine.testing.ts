import { vi } from 'vitest';

import type { VerdictView } from '../engine/engine';
import type { Task, TaskUpdate } from '../engine/tasks';

/** A fake engine that answers when the test says so. */
export class Engine {
  readonly tasks: { task: Task; onUpdate: (update: TaskUpdate) => void }[] = [];
  readonly stop = vi.fn<() => void>();

  run(task: Task, onUpdate: (update: TaskUpdate) => void): () => void {
    this.tasks.push({ task, onUpdate });
    return this.stop;
  }

  answer(is: 'lost' | 'won'): void {
    const verdict: VerdictView = is === 'won' ? { is, line: [] } : { is };
    this.tasks.at(-1)!.onUpdate({ kind: 'answer', last: true, verdict });
  }
}
