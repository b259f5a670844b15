import { vi } from 'vitest';

import type { VerdictView } from '../engine/engine';
import type { Job, JobUpdate } from '../engine/jobs';

/** A fake engine that answers when the test says so. */
export class Engine {
  readonly jobs: { job: Job; onUpdate: (update: JobUpdate) => void }[] = [];
  readonly stop = vi.fn<() => void>();

  run(job: Job, onUpdate: (update: JobUpdate) => void): () => void {
    this.jobs.push({ job, onUpdate });
    return this.stop;
  }

  answer(is: 'lost' | 'won'): void {
    const verdict: VerdictView = is === 'won' ? { is, line: [] } : { is };
    this.jobs.at(-1)!.onUpdate({ kind: 'answer', last: true, verdict });
  }
}
