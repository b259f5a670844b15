/** What on the table can be marked: a card, whether or not it lies open, or an empty column. */

import type { Scene } from '../engine/engine';
import { areaOf, drawnCards } from './geometry';
import type { Layout, Point } from './layout';

export interface Spot {
  readonly kind: 'card' | 'column';
  /** The number of the card or column. */
  readonly id: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What of it is seen; nothing once it is gone. */
export function boxOf({ kind, id }: Spot, scene: Scene, layout: Layout): Box | undefined {
  const { width, height } = layout.card;
  if (kind === 'column')
    return scene.columns[id - 1]?.cards.length === 0
      ? areaOf({ kind, number: id }, scene, layout)
      : undefined;
  const cards = drawnCards(scene, layout);
  const card = cards.find((one) => one.id === id);
  if (!card || isAway(card.pile)) return undefined;
  const next = cards.find(({ pile, z }) => pile === card.pile && z === card.z + 1);
  // Only a strip is seen of a card that others lie on.
  const strip = next && card.pile.startsWith('column') ? next.y - card.y : height;
  return { x: card.x, y: card.y, width, height: Math.min(height, strip) };
}

/** What lies at this point of the table. */
export function spotAt(at: Point, scene: Scene, layout: Layout): Spot | undefined {
  const { width, height } = layout.card;
  const inside = (box: Box): boolean =>
    box.x <= at.x && at.x < box.x + box.width && box.y <= at.y && at.y < box.y + box.height;
  const [top] = drawnCards(scene, layout)
    .filter(({ x, y, pile }) => !isAway(pile) && inside({ x, y, width, height }))
    .sort((one, other) => other.z - one.z);
  if (top) return { kind: 'card', id: top.id };
  const column = scene.columns.findIndex(({ cards }, nth) => {
    const pile = { kind: 'column', number: nth + 1 } as const;
    return cards.length === 0 && inside(areaOf(pile, scene, layout));
  });
  return column < 0 ? undefined : { kind: 'column', id: column + 1 };
}

/** The cards of the stock and of collected runs lie too close to be told apart. */
const isAway = (pile: string): boolean => pile === 'stock' || pile === 'collected';
