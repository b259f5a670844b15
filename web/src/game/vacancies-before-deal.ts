import type { PileRef, Scene } from '../engine/engine';
import type { Notice } from './notice';

/** The empty columns because of which a row cannot be dealt, if there is one to deal. */
export function vacanciesBeforeDeal(scene: Scene | undefined): PileRef[] {
  if (!scene || scene.stock.rows === 0) return [];
  return scene.columns.flatMap(({ cards }, at) =>
    cards.length === 0 ? [{ kind: 'column' as const, number: at + 1 }] : [],
  );
}

/** Has the notice of a row that was not dealt point at the empty columns. Always false. */
export function blamesVacancies(game: {
  notice: Notice | undefined;
  readonly scene: Scene | undefined;
}): false {
  if (game.notice) game.notice = { ...game.notice, piles: vacanciesBeforeDeal(game.scene) };
  return false;
}
