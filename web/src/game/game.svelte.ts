/** What the player can do with the game on the table. */

import type { ActionResult, PileRef, Table } from '../engine/engine';
import { inHand } from '../words/hand';
import { sentence } from '../words/sentence';
import { say } from '../words/words.svelte';
import { Advice, type Advised } from './advice.svelte';
import { ideaOf } from './coach-texts';
import { saysNoneIsUseful } from './hints';
import { Lifecycle, now } from './lifecycle.svelte';
import { undone, type Notice } from './notice';
import { blamesVacancies } from './vacancies-before-deal';

export class Game extends Lifecycle implements Advised {
  readonly advice = new Advice(this);

  /** Begins another game with the same cards; a task begins again. */
  restart(): void {
    const { picture } = this.practised;
    if (this.taught) this.goToMove(0);
    else if (picture !== undefined) this.practise(this.table!.again(), picture);
    else if (this.table) this.begin(this.table.again(), this.autosave.day);
  }

  /** Selects the last cards of a column. */
  take(column: number, count?: number): boolean {
    return this.#hand((table) => table.take(column, count));
  }

  takeReserve(slot: number): boolean {
    return this.#hand((table) => table.takeReserve(slot));
  }

  #hand(work: (table: Table) => ActionResult): boolean {
    if (!this.table) return false;
    const result = work(this.table);
    this.show(result);
    if (result.refused !== undefined) return this.#refuse(result.refused, result.refusal);
    this.say(inHand(result.scene));
    return true;
  }

  release(): void {
    this.table?.release();
    this.draw();
  }

  put(pile: PileRef): boolean {
    return this.#play((table) => table.put(pile, now()));
  }

  /** Moves as many of a column's last cards to another column as possible. */
  shift(from: number, to: number): boolean {
    return this.#play((table) => table.shift(from, to, now()));
  }

  obvious(column: number, count?: number): boolean {
    return this.#play((table) => table.obvious(column, count, now()));
  }

  obviousFromReserve(slot: number): boolean {
    return this.#play((table) => table.obviousFromReserve(slot, now()));
  }

  dealRow(): boolean {
    return this.#play((table) => table.dealRow(now())) || blamesVacancies(this);
  }

  play(notation: string): boolean {
    return this.#play((table) => table.play(notation, now()));
  }

  undo(): boolean {
    return this.#do((table) => table.undo(now()), say('said-undo'), undone(this.last));
  }

  redo(): boolean {
    return this.#do((table) => table.redo(now()), say('said-redo'));
  }

  finish(): boolean {
    return this.#play((table) => table.finish(now()));
  }

  goTo(node: number): boolean {
    return this.#do((table) => table.goTo(node, now()), say('said-line'));
  }

  /** Goes to the position after this many moves of the current line, undone moves included. */
  goToMove(moves: number): boolean {
    return this.#do((table) => table.goToMove(moves, now()));
  }

  /** Makes these moves one after another. */
  playLine(moves: readonly string[]): boolean {
    if (moves.length === 0) return false;
    return this.#play((table) => table.playLine([...moves], now()));
  }

  /** Plays moves, as opposed to moving along the line already played. */
  #play(work: (table: Table) => ActionResult): boolean {
    const done = this.#do(work);
    if (done) this.advice.played();
    return done;
  }

  #do(work: (table: Table) => ActionResult, otherwise = '', notice?: Notice): boolean {
    if (!this.table) return false;
    const result = work(this.table);
    this.show(result);
    if (result.refused !== undefined) return this.#refuse(result.refused, result.refusal);
    this.hinted = undefined;
    this.left = undefined;
    this.notice = notice;
    this.advice.forget();
    this.paused = false;
    const { endingText, noUsefulMove = false } = this.scene ?? {};
    const ended = noUsefulMove ? say('note-no-useful-move') : endingText;
    if (noUsefulMove && ended !== undefined) this.notice = { text: ended, tone: 'plain' };
    this.say([otherwise, result.said, ended].filter(Boolean).join('. '));
    if (result.saved) this.autosave.save(result.saved);
    else this.practised.store(this.gameId, this.table, this.scene);
    this.consult();
    return true;
  }

  /** Says why something was not done, in place of a hint; what teaches goes on pointing. */
  #refuse(why: string, name: string | undefined): false {
    if (!this.taught) this.hinted = undefined;
    this.tell({ text: sentence(why), tone: 'problem', idea: ideaOf(name) });
    return false;
  }

  /** Shows the next best hint of the fair player. The first says what it costs. */
  hint(): void {
    if (this.taught) return this.taught.hint();
    if (!this.table || saysNoneIsUseful(this)) return;
    const query = this.table.hintQuery();
    if (!query) return this.giveHint();
    import('./planning').then(
      ({ plan }) => plan(this, query),
      () => this.giveHint(),
    );
  }

  /** Shows the best of what is known. */
  giveHint(): void {
    const assisted = this.scene?.figures.assisted;
    const hint = this.table?.hint();
    this.draw();
    this.showHint(hint, assisted !== this.scene?.figures.assisted, this.table?.certainWin());
    this.save();
  }

  backToWon(): boolean {
    const before = this.scene?.figures.moves;
    return this.#do((table) => table.backToWon(now())) && this.scene?.figures.moves !== before;
  }
}
