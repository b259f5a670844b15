/** What a worker is asked, and what it says. */

import type {
  FindNews,
  MeasureNews,
  QuestionView,
  Sought,
  VerdictView,
  YardstickView,
} from './pkg/wasm-solver/engine.js';

export type {
  Difficulty,
  FiguresView,
  FindNews,
  FoundView,
  MeasureNews,
  Sought,
  WishView,
  YardstickView,
} from './pkg/wasm-solver/engine.js';

/** Something that takes long. */
export type Errand =
  | { readonly kind: 'answer'; readonly question: QuestionView }
  | { readonly kind: 'find'; readonly sought: Sought }
  | { readonly kind: 'measure'; readonly deal: QuestionView; readonly yardstick: YardstickView };

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
