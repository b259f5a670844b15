/** The engine: rules and table, compiled for the browser. */

import init, * as engine from './pkg/wasm-table/engine.js';
import address from './pkg/wasm-table/engine_bg.wasm?url';

export type {
  CardView,
  ColumnView,
  Figures,
  GameInfo,
  Games,
  Happened,
  LineView,
  Place,
  ProspectView,
  QuestionView,
  RecordInfo,
  Review,
  RulesPage,
  Scene,
  StandingView,
  Step,
  Told,
  VerdictView,
  Wanted,
} from './pkg/wasm-table/engine.js';
export { Table } from './pkg/wasm-table/engine.js';
export { engine };

/** Loads the engine; nothing of it can be used before. */
export async function load(): Promise<void> {
  await init({ module_or_path: address });
}
