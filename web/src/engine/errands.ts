/** What a worker is asked, and what it says. */

import type {
  FindNews,
  MeasureNews,
  EngineQuery,
  DealSearchRequest,
  VerdictView,
  ReferenceSetView,
} from './pkg/wasm-solver/engine.js';

export type {
  Difficulty,
  FiguresView,
  FindNews,
  FoundView,
  MeasureNews,
  DealSearchRequest,
  CriteriaView,
  ReferenceSetView,
} from './pkg/wasm-solver/engine.js';

/** Something that takes long. */
export type Errand =
  | { readonly kind: 'answer'; readonly query: EngineQuery }
  | { readonly kind: 'find'; readonly request: DealSearchRequest }
  | {
      readonly kind: 'measure';
      readonly deal: EngineQuery;
      readonly referenceSet: ReferenceSetView;
    };

/** What comes of it. A search and a measurement tell how far they are; whatever is `last` ends it. */
export type News = { readonly last: boolean } & (
  | { readonly kind: 'answer'; readonly verdict: VerdictView }
  | { readonly kind: 'find'; readonly news: FindNews }
  | { readonly kind: 'measure'; readonly news: MeasureNews }
  | { readonly kind: 'failed'; readonly reason: string }
);

export interface Asked {
  readonly number: number;
  readonly errand: Errand;
}

export interface Told {
  readonly number: number;
  readonly news: News;
}

/** What went wrong, in the words of whoever noticed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
