/**
 * The whole engine: every game, text and record there is, and reasons for whatever is wrong. It is
 * the module of the worker, and the page loads it when it is first needed.
 */

import type * as Whole from './pkg/wasm-whole/engine.js';
import { address } from './whole-address';

export type {
  Amount,
  DealCheckView,
  Figures,
  FigureView,
  GameInfo,
  GameMaker,
  Games,
  Group,
  LessonInfo,
  OfGame,
  PlayedGame,
  PlayKind,
  Progress,
  PuzzleInfo,
  RulesPage,
  ShownFigures,
  Standing,
  StatisticsView,
} from './pkg/wasm-whole/engine.js';

export type WholeEngine = typeof Whole;

/** Thrown where the whole engine is needed and not yet ready. */
export class NotReady extends Error {
  constructor() {
    super('the whole engine is not loaded');
  }
}

let ready: WholeEngine | undefined;
let loading: Promise<WholeEngine> | undefined;

/** The whole engine. Throws `NotReady` until it is loaded and speaks the player’s language. */
export function whole(): WholeEngine {
  if (!ready) throw new NotReady();
  return ready;
}

export function wholeIfReady(): WholeEngine | undefined {
  return ready;
}

/** Loads the module, once; a failure is forgotten, so that the next request tries again. */
export function loadModule(): Promise<WholeEngine> {
  loading ??= begin().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** From now on, `whole` returns it. */
export function setReady(engine: WholeEngine): void {
  ready = engine;
}

async function begin(): Promise<WholeEngine> {
  const engine = await import('./pkg/wasm-whole/engine.js');
  await engine.default({ module_or_path: address });
  return engine;
}
