/** Hints of the fair player, who sees no more than the player does. */

import { say } from '../words/words.svelte';
import type { Announcer } from './announcer.svelte';
import type { Keeper } from './keeper.svelte';
import type { GameTable } from './table.svelte';

export class Hints {
  readonly #table: GameTable;
  readonly #announcer: Announcer;
  readonly #keeper: Keeper;

  constructor(table: GameTable, announcer: Announcer, keeper: Keeper) {
    this.#table = table;
    this.#announcer = announcer;
    this.#keeper = keeper;
  }

  /** Shows the next best hint. The first says what it costs. */
  ask(): void {
    const { taught, model } = this.#table;
    if (taught) return taught.hint();
    if (!model || this.sayNone()) return;
    const query = model.hintQuery();
    if (!query) return this.give();
    import('./planning').then(
      ({ plan }) => plan(this.#table, query, () => this.give()),
      () => this.give(),
    );
  }

  /** Says that no move is useful, if so: then none is hinted, and that costs nothing. */
  sayNone(): boolean {
    const isStranded = this.#table.scene?.noUsefulMove === true;
    if (isStranded) this.#announcer.note(say('note-no-useful-move'));
    return isStranded;
  }

  /** Shows the best of what is known. */
  give(): void {
    const { model, scene } = this.#table;
    const assisted = scene?.figures.assisted;
    const hint = model?.hint();
    this.#table.draw();
    const assists = assisted !== this.#table.scene?.figures.assisted;
    this.#announcer.showHint(hint, assists, model?.certainWin());
    this.#keeper.save();
  }
}
