/** The engine: rules and table, compiled for the browser. */

import init, * as engine from './pkg/wasm-table/engine.js';
import address from './pkg/wasm-table/engine_bg.wasm?url';

export type {
  ActionResult,
  CardView,
  ColumnView,
  GameInfo,
  Games,
  Happened,
  LineView,
  PileRef,
  Prospect,
  EngineQuery,
  RecordInfo,
  Review,
  RulesPage,
  SavedRecord,
  Scene,
  Assessment,
  Statistics,
  Step,
  VerdictView,
  Goal,
} from './pkg/wasm-table/engine.js';
export { Table } from './pkg/wasm-table/engine.js';
export { engine };

/** Loads the engine. Nothing of it can be used before. */
export async function load(): Promise<void> {
  await init({ module_or_path: address });
}
