/** The messages between the page and the worker of the engine. */

import type {
  DealSearchProgress,
  DifficultyProgress,
  EngineQuery,
  FairPlan,
  FairQuery,
  HouseProgress,
  HouseRequest,
  DealSearchRequest,
  JudgeRequest,
  LuckView,
  VerdictView,
  ReferenceFigures,
  SampleFigures,
} from './pkg/wasm-whole/engine.js';

export type {
  Difficulty,
  DealFigures,
  DealSearchProgress,
  FoundView,
  DifficultyProgress,
  DealSearchRequest,
  FairPlan,
  Criteria,
  HouseProgress,
  DecisionView,
  JudgeRequest,
  LuckView,
  ReferenceFigures,
  SampleFigures,
} from './pkg/wasm-whole/engine.js';

/** Work that takes long, and is done in the worker. */
export type Job =
  | { readonly kind: 'answer'; readonly query: EngineQuery }
  | { readonly kind: 'plan'; readonly query: FairQuery }
  | { readonly kind: 'find'; readonly request: DealSearchRequest }
  | { readonly kind: 'judge'; readonly request: JudgeRequest }
  | { readonly kind: 'house'; readonly request: HouseRequest }
  | { readonly kind: 'sample'; readonly rules: string }
  | {
      readonly kind: 'measure';
      readonly deal: EngineQuery;
      readonly referenceSet: ReferenceFigures;
    };

/**
 * A report on a job: progress, or the result. The `last` one ends the job. Of two plans the first
 * comes within milliseconds, the last is better.
 */
export type JobUpdate = { readonly last: boolean } & (
  | { readonly kind: 'answer'; readonly verdict: VerdictView }
  | { readonly kind: 'plan'; readonly plan: FairPlan }
  | { readonly kind: 'find'; readonly progress: DealSearchProgress }
  | { readonly kind: 'judge'; readonly luck: LuckView }
  | { readonly kind: 'house'; readonly progress: HouseProgress }
  | { readonly kind: 'sample'; readonly progress: SampleFigures }
  | { readonly kind: 'measure'; readonly progress: DifficultyProgress }
  | { readonly kind: 'failed'; readonly reason: string }
);

/** A job for the worker, with a unique number. */
export interface JobRequest {
  readonly number: number;
  readonly job: Job;
}

/** An update on the job of this number. */
export interface JobReply {
  readonly number: number;
  readonly update: JobUpdate;
}

/** The message of an error, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
