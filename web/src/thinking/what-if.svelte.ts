/**
 * Moves tried in thought: on a table of their own, which lies over the game’s until it is thrown
 * away. The game does not know of it.
 */

import type { ActionResult, Happened, PileRef, Scene, Step, Table } from '../engine/engine';
import type { Game } from '../game/game.svelte';
import type { Notice } from '../game/notice';
import type { TableActions } from '../table/actions';
import { inHand } from '../words/hand';
import { sentence } from '../words/sentence';
import { say } from '../words/words.svelte';

/** Nothing that is tried takes time. */
const NOW = 0;

export class WhatIf implements TableActions {
  scene = $state.raw<Scene>();
  happened = $state.raw<readonly Happened[]>([]);
  last = $state.raw<Step>();
  notice = $state.raw<Notice>();
  readonly hinted = undefined;
  /** How many moves are tried now. */
  made = $state(0);
  readonly #game: Game;
  readonly #table: Table;
  /** How many moves of the game led here. */
  readonly #before: number;

  constructor(game: Game, table: Table, before: number) {
    this.#game = game;
    this.#table = table.whatIf();
    this.#before = before;
    this.last = game.table.last;
    this.#draw(this.#table.scene());
  }

  /** The moves that are tried now, in notation. */
  get moves(): string[] {
    return this.#table.lineMoves().slice(0, this.made);
  }

  /** What the player has drawn on the table stays there: the line goes on from the game. */
  #draw(scene: Scene): void {
    this.made = scene.figures.moves;
    const moves = this.#before + this.made;
    const can = { ...scene.can, restart: true };
    this.scene = { ...scene, can, figures: { ...scene.figures, moves } };
  }

  readonly take = async (column: number, count?: number) =>
    this.#hand((table) => table.take(column, count));
  readonly takeReserve = async (slot: number) => this.#hand((table) => table.takeReserve(slot));

  #hand(work: (table: Table) => ActionResult): boolean {
    const isTaken = this.#show(work(this.#table));
    if (isTaken && this.scene) this.#game.announcer.say(inHand(this.scene));
    return isTaken;
  }

  release(): void {
    this.#table.release();
    this.happened = [];
    this.#draw(this.#table.scene());
  }

  readonly put = async (pile: PileRef) => this.#do((table) => table.put(pile, NOW));
  readonly shift = async (from: number, to: number) =>
    this.#do((table) => table.shift(from, to, NOW));
  readonly obvious = async (column: number, count?: number) =>
    this.#do((table) => table.obvious(column, count, NOW));
  readonly obviousFromReserve = async (slot: number) =>
    this.#do((table) => table.obviousFromReserve(slot, NOW));
  readonly dealRow = async () => this.#do((table) => table.dealRow(NOW));
  readonly undo = async () => this.#do((table) => table.undo(NOW), say('said-undo'));
  readonly redo = async () => this.#do((table) => table.redo(NOW), say('said-redo'));

  #do(work: (table: Table) => ActionResult, otherwise = ''): boolean {
    const result = work(this.#table);
    if (!this.#show(result)) return false;
    this.#game.announcer.say([otherwise, result.said].filter(Boolean).join('. '));
    return true;
  }

  /** Shows what an action did, or says why it did nothing. */
  #show({ scene, happened, last, refused }: ActionResult): boolean {
    this.happened = happened;
    this.last = last ?? this.last;
    this.#draw(scene);
    this.notice = undefined;
    if (refused === undefined) return true;
    this.notice = { text: sentence(refused), tone: 'problem' };
    this.#game.announcer.say(this.notice.text);
    return false;
  }

  close(): void {
    this.#table.free();
  }
}
