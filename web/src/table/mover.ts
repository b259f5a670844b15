/** Moves the cards of one table: compares what is to be drawn with what was, and plays the way. */

import { tick } from 'svelte';

import type { Happened, Scene } from '../engine/engine';
import { pace } from '../motion/pace';
import type { Placed, Sound } from '../motion/leg';
import { coversOf, plan, type Plan, type Start } from '../motion/plan';
import { MotionPlayer } from '../motion/player';
import { stages } from '../motion/stages';
import { drawnCards, idsOf, undealtCards } from './geometry';
import type { Layout, Point } from './layout';

/** What is drawn now. */
export interface Shown {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly cards: readonly Placed[];
}

/** What a mover needs of the table. */
export interface MoverTable {
  /** The elements of the cards, in the order of their numbers. */
  elements(): HTMLCollection | undefined;
  picture(face: string | undefined): string;
  /** Where everything lies in a scene on the way. */
  layOut(scene: Scene): Layout;
}

/** The pace of sounds where nothing moves. */
const UNSEEN = 0.4;

export class Mover {
  #table: MoverTable | undefined;
  #shown: Shown | undefined;
  /** What lies on top of each card, now and before. */
  #covers: readonly [readonly number[], readonly number[]] = [[], []];
  /** Cards that were let go and have not yet gone on from there. */
  #dropped = new Map<number, Point>();
  readonly #player = new MotionPlayer({
    element: (card) => this.#element(card),
    picture: (face) => this.#table?.picture(face) ?? 'none',
    width: () => this.#shown?.layout.card.width ?? 0,
    sound: (sound) => this.onsound(sound),
    landed: () => this.#cover(),
  });

  /** Receives what the cards sound like, now or after this long. */
  onsound: (sound: Sound, afterMs?: number) => void = () => undefined;

  /** Begins to move the cards of this table. */
  attach(table: MoverTable): () => void {
    this.#table = table;
    return () => this.#player.stopAll();
  }

  /** The cards have been drawn where they belong: they come from where they were. */
  show(shown: Shown, happened: readonly Happened[], isFresh: boolean): void {
    const before = this.#shown;
    this.#shown = shown;
    this.#covers = [coversOf(shown.cards), this.#covers[0]];
    if (before?.scene === shown.scene) {
      // Only the room has changed. A line more below the table does not matter to what flies.
      if (!isSame(before.layout, shown.layout)) this.#player.stopAll();
    } else {
      const from = this.#start(before, shown, happened, isFresh);
      if (from) this.#play([from, ...this.#way(before, shown, happened)], before?.scene);
      else this.#player.stopAll();
    }
    this.#cover();
  }

  /**
   * Half the cards of a new game lie exactly below others. They are not drawn from when these have
   * come; those that move as one with what covers them stay hidden.
   */
  #cover(): void {
    const [covers, lastCovers] = this.#covers;
    this.#shown?.cards.forEach(({ id }, at) => {
      const cover = covers[at]!;
      const element = this.#table?.elements()?.[at];
      const isCovered =
        cover !== id &&
        !this.#player.isAway(id) &&
        (!this.#player.isAway(cover) ||
          (cover === lastCovers[at] && element?.hasAttribute('hidden') === true));
      element?.toggleAttribute('hidden', isCovered);
    });
  }

  /** Where the cards lay before; nothing if nothing is to be seen of that. */
  #start(
    before: Shown | undefined,
    { scene, layout }: Shown,
    happened: readonly Happened[],
    isFresh: boolean,
  ): readonly Placed[] | undefined {
    const isRestart = scene.figures.moves === 0 && happened.some(({ kind }) => kind === 'laidOut');
    if (isRestart || (isFresh && !before)) return undealtCards(scene, layout);
    return before?.cards;
  }

  /** The stages on the way, and what is drawn now. */
  #way(before: Shown | undefined, shown: Shown, happened: readonly Happened[]) {
    const { scene, layout, cards } = shown;
    if (!before) return [cards];
    const between = stages(before.scene, happened, scene).slice(0, -1);
    // Cards of another size would not lie where they are drawn.
    const drawn = between.flatMap((stage) => {
      const there = this.#table?.layOut(stage);
      return there && isSame(there, layout) ? [drawnCards(stage, there)] : [];
    });
    return [...drawn, cards];
  }

  #play(way: readonly (readonly Placed[])[], before: Scene | undefined): void {
    const factor = pace();
    const dropped = this.#dropped;
    this.#dropped = new Map();
    if (factor === undefined) {
      this.#player.stopAll();
      return this.#hear(plan(way, UNSEEN));
    }
    const hand = this.#shown?.scene.hand ? undefined : before?.hand;
    const released = before && hand ? idsOf(before, hand.from, hand.count) : [];
    const start: Start = {
      seen: new Map([...this.#player.seen(), ...dropped]),
      held: new Set([...dropped.keys(), ...released]),
    };
    this.#player.play(plan(way, factor, start));
  }

  /** What does not move can be heard. */
  #hear({ legs }: Plan): void {
    for (const { leaves, landsWith, startMs, durationMs } of legs) {
      if (leaves) this.onsound(leaves, startMs);
      if (landsWith) this.onsound(landsWith, startMs + durationMs);
    }
  }

  /** Whatever has not yet begun to move is there at once: the player goes on. */
  readonly hurry = (): void => this.#player.hurry();

  /** A card is in the player’s hand. */
  grab(card: number): void {
    this.#dropped.delete(card);
    this.#player.stop(card);
  }

  /** A card was let go; unless something else happens, it goes back. */
  drop(card: number, at: Point): void {
    if (this.#dropped.size === 0) void tick().then(() => this.#settle());
    this.#dropped.set(card, at);
  }

  #settle(): void {
    if (this.#dropped.size > 0 && this.#shown) {
      const { cards } = this.#shown;
      this.#play([cards, cards], undefined);
    }
  }

  #element(card: number): HTMLElement | undefined {
    const at = this.#shown?.cards.findIndex(({ id }) => id === card) ?? -1;
    const element = this.#table?.elements()?.[at];
    return element instanceof HTMLElement ? element : undefined;
  }
}

/** Whether cards have the same size. */
const isSame = ({ card }: Layout, { card: { width, height } }: Layout): boolean =>
  card.width === width && card.height === height;
