/**
 * The engine that the page begins with: tables of the built-in games, compiled for the browser.
 * `whole.ts` has the rest.
 */

import init, * as engine from './pkg/wasm-table/engine.js';
import address from './pkg/wasm-table/engine_bg.wasm?url';

export type {
  ActionResult,
  CardView,
  ColumnView,
  Happened,
  LineView,
  PageTexts,
  PileRef,
  ScoreParts,
  Prospect,
  Remark,
  EngineQuery,
  FairQuery,
  Question,
  RecordInfo,
  Review,
  SavedRecord,
  Scene,
  Assessment,
  Step,
  Table,
  VerdictView,
} from './pkg/wasm-table/engine.js';
export { engine };

/** Loads the engine. It cannot be used before. */
export async function load(): Promise<void> {
  await init({ module_or_path: address });
}
