/** The game of the page: its parts, and how one begins on the table. */

import type { ActionResult, Table } from '../engine/engine';
import { dealTable, resumeTable, setUpTable } from '../engine/tables';
import { settings } from '../settings/settings.svelte';
import type { Practice } from '../store/practice';
import { say } from '../words/words.svelte';
import { Advice } from './advice.svelte';
import { Announcer } from './announcer.svelte';
import { Autosave, type SaveSlot } from './autosave.svelte';
import { Clock } from './clock.svelte';
import { Hints } from './hints';
import { Keeper } from './keeper.svelte';
import { leftText } from './notice';
import { GameTable, now, type Tutor } from './table.svelte';

export class Game {
  readonly announcer = new Announcer();
  readonly autosave = new Autosave(() => this.announcer.note(say('store-parted')));
  readonly table = new GameTable(this.announcer, (...done) => this.#follow(...done));
  readonly keeper = new Keeper(this.table, this.autosave);
  readonly clock = new Clock(this.table, this.keeper);
  readonly hints = new Hints(this.table, this.announcer, this.keeper);
  readonly advice = new Advice(this.table, this.announcer, this.keeper);

  /** Deals a game, possibly a daily deal. Throws a readable error if that fails. */
  dealGame(game: string, shuffle: string, day?: string): void {
    this.#begin(dealTable(game, shuffle), day);
  }

  #begin(model: Table, day: string | undefined): void {
    model.dated(new Date().toISOString());
    model.chooseNoUndo(settings.noUndo);
    this.#lay(model, true);
    this.keeper.begin(day);
    const left = this.keeper.left && leftText(this.keeper.left);
    const dealt = say('said-dealt', { game: this.table.title });
    this.announcer.say([dealt, left].filter(Boolean).join(' '));
  }

  /** Sets up a position to practise. */
  practice(game: string, picture: string): void {
    this.#practise(setUpTable(game, picture), picture);
  }

  /** Continues practising. Stops at the first move that the game no longer allows. */
  practiseOn({ game, picture, moves, made }: Practice): void {
    const model = setUpTable(game, picture);
    model.playLine([...moves], 0);
    model.goToMove(Math.min(made, model.lineLength()), 0);
    model.pause(0);
    this.#practise(model, picture);
  }

  #practise(model: Table, picture: string): void {
    this.#lay(model);
    this.keeper.practise(picture);
  }

  /** Continues a record: as the saved game that it is, or as a new one. */
  resume(record: string, slot?: SaveSlot): void {
    const model = resumeTable(record);
    const saved = model.saved(false, now());
    const over = saved !== undefined && saved.info.result !== 'unfinished';
    this.#lay(model);
    if (slot) this.autosave.goOn(slot, over, saved?.record);
    else this.autosave.begin(undefined, over);
    this.advice.begin(slot?.seen);
  }

  /** Puts a task on the table: it is not saved, and no game ends there. */
  teach(model: Table, tutor: Tutor): void {
    this.#lay(model, false, tutor);
  }

  /** Begins another game with the same cards; a task begins again. */
  async restart(): Promise<boolean> {
    const { model, taught } = this.table;
    const { practised } = this.keeper;
    if (!model || taught) return this.table.goToMove(0);
    if (practised !== undefined) this.#practise(model.again(), practised);
    else this.#begin(model.again(), this.autosave.day);
    return true;
  }

  #lay(model: Table, isFresh = false, tutor?: Tutor): void {
    this.keeper.leave();
    this.clock.begin();
    this.advice.begin();
    this.table.lay(model, isFresh, tutor);
    this.advice.consult();
  }

  /** Every other part goes on with the game. */
  #follow({ saved }: ActionResult, isPlayed: boolean): void {
    this.clock.paused = false;
    this.keeper.goOn(saved);
    this.advice.goOn(isPlayed);
  }
}
