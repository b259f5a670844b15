/** Dragged cards are drawn towards where they would land, as if the place were a little magnetic. */

import type { PileRef, Scene } from '../engine/engine';
import { endOf } from './geometry';
import type { Layout, Point } from './layout';

/** How far a place reaches, as a share of the width of a card. */
const REACH = 0.5;
/** How much of the way the cards come towards it at most: the hand still moves them everywhere. */
const STRENGTH = 0.6;

/** Where the first of the cards lands that are put on this pile. */
export function landing(pile: PileRef, scene: Scene, layout: Layout): Point {
  const { x, y } = endOf(pile, scene, layout);
  const isCovered = pile.kind === 'column' && scene.columns[pile.number - 1]!.cards.length > 0;
  return { x, y: isCovered ? y + layout.columns[pile.number - 1]!.up : y };
}

/**
 * Where a card is drawn that the hand holds here, above this place. It depends on nothing else, so
 * a hand that comes or leaves draws the card along smoothly, and never finds it stuck.
 */
export function drawnTo(place: Point, at: Point, width: number): Point {
  const [dx, dy] = [place.x - at.x, place.y - at.y];
  const near = Math.max(0, 1 - Math.hypot(dx, dy) / (width * REACH));
  const share = STRENGTH * near * near * (3 - 2 * near);
  return { x: at.x + dx * share, y: at.y + dy * share };
}
