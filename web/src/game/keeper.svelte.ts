/** Keeps the game on the table: as a saved game, or as practice, which a reload continues. */

import type { SavedRecord } from '../engine/engine';
import { forgetPractice, storePractice } from '../store/practice';
import type { Autosave } from './autosave.svelte';
import type { LeftGame } from './notice';
import { now, type GameTable } from './table.svelte';

export class Keeper {
  /** The unfinished game that was on the table before, until the current one begins. */
  left = $state.raw<LeftGame>();
  /** The position that is being practised, as it was at the start. */
  #practised: string | undefined;
  readonly #table: GameTable;
  readonly #autosave: Autosave;

  constructor(table: GameTable, autosave: Autosave) {
    this.#table = table;
    this.#autosave = autosave;
  }

  get practised(): string | undefined {
    return this.#practised;
  }

  /** Another game is about to be laid: this one is kept as it is, and no longer. */
  leave(): void {
    this.save();
    this.left = this.#unfinished();
    // Until the new game has its slot, it must not be saved in the previous one’s.
    this.#autosave.forget();
    this.#practised = undefined;
    forgetPractice();
  }

  /** The game on the table, if it is saved and can be continued. */
  #unfinished(): LeftGame | undefined {
    const { scene, model, gameId } = this.#table;
    const { id } = this.#autosave;
    const begun = scene?.can.restart === true && model?.wasWon() === false;
    if (!begun || id === undefined) return undefined;
    const atStake = model?.saved(false, now())?.info.atStake === true;
    return { id, game: gameId, atStake };
  }

  /** A new game has been dealt, possibly a daily deal. */
  begin(day: string | undefined): void {
    this.#autosave.begin(day);
    const { left } = this;
    if (left?.atStake && left.game === this.#table.gameId && day === undefined)
      this.left = { ...left, lost: true };
  }

  /** The position in this picture is practised. */
  practise(picture: string): void {
    this.#practised = picture;
    this.save();
  }

  /** Saves the game as it is now. */
  save(): void {
    const { scene, model } = this.#table;
    if (scene?.can.restart) this.#store(model?.saved(false, now()));
  }

  /** Stores what came with the result of an action. */
  goOn(saved: SavedRecord | undefined): void {
    this.left = undefined;
    this.#store(saved);
  }

  #store(saved: SavedRecord | undefined): void {
    if (saved) this.#autosave.save(saved);
    else this.#storePractice();
  }

  /** Stores the moves made so far, unless nothing is practised or there are none. */
  #storePractice(): void {
    const { scene, model, gameId: game } = this.#table;
    const picture = this.#practised;
    if (picture === undefined || !model || !scene?.can.restart) return;
    if (scene.ending === 'won') return forgetPractice();
    const updated = new Date().toISOString();
    storePractice({ game, picture, moves: model.lineMoves(), made: scene.figures.moves, updated });
  }

  /** Notes that the player has seen the engine’s analysis of this game. */
  seen(): void {
    this.#autosave.seen();
    this.save();
  }

  /** Gives up the game, which then counts as lost. */
  giveUp(): void {
    const saved = this.#table.model?.saved(true, now());
    if (saved) this.#autosave.save(saved);
    // Further moves no longer count.
    this.#autosave.forget();
  }
}
