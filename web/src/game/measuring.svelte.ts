/** Measures how hard the deal on the table is, in the background. */

import { referenceSet, solver, storeReferenceSet } from '../engine/shared';
import type { Difficulty, DifficultyProgress, JobUpdate } from '../engine/jobs';
import { failureText } from '../words/engine-failure';
import { say } from '../words/words.svelte';
import type { Game } from './game.svelte';

/** The deals measured since the page was opened. */
const measured = new Map<string, DifficultyProgress>();

export class Measuring {
  progress = $state.raw<DifficultyProgress>();
  problem = $state('');
  /** Whether it is at work. */
  runs = $state(false);
  #stop: (() => void) | undefined;

  /** Shows what is known of the deal already. */
  recall({ table }: Game): void {
    const deal = table.model?.start();
    this.progress = deal && measured.get(JSON.stringify(deal));
  }

  start({ table, advice }: Game): void {
    this.problem = '';
    const deal = table.model?.start();
    if (!deal) return;
    this.runs = true;
    const onUpdate = (update: JobUpdate): void => {
      if (update.last) this.runs = false;
      if (update.kind === 'failed') this.problem = failureText(update.reason);
      else if (update.kind === 'measure') {
        this.progress = update.progress;
        storeReferenceSet(deal.rules, update.progress.referenceSet);
        if (!update.last) return;
        measured.set(JSON.stringify(deal), update.progress);
        advice.analysisSeen();
      }
    };
    const job = { kind: 'measure', deal, referenceSet: referenceSet(deal.rules) } as const;
    this.#stop = solver.run(job, onUpdate);
  }

  stop(): void {
    this.#stop?.();
    this.runs = false;
  }
}

/** A difficulty as a sentence. */
export function gradeText(known: Difficulty): string {
  if (known.is !== 'won') return say(`difficulty-${known.is}`);
  const { grade } = known;
  if (!grade) return say('difficulty-alone');
  return say('difficulty-grade', {
    level: say(`level-${grade.level}`),
    easier: grade.easier,
    of: grade.of,
  });
}
