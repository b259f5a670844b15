/** The game on the table: what the player can do, and what the page shows. */

import type { ActionResult, Happened, PileRef, Scene, Step, Table } from '../engine/engine';
import { dealTable, resumeTable, setUpTable } from '../engine/tables';
import type { FoundView } from '../engine/tasks';
import type { Practised } from '../store/practice';
import { aloud } from '../words/cards.svelte';
import { sentence } from '../words/sentence';
import { inHand } from '../words/hand';
import { say } from '../words/words.svelte';
import { Advice, type Advised } from './advice.svelte';
import { Autosave, type SaveSlot } from './autosave.svelte';
import { ideaOf } from './coach';
import { explainsHints, hintNotice } from './hints';
import { undone, type LeftGame, type Notice } from './notice';
import { Practice, practisedTable } from './practice';
import { withoutEnd, type Tutor } from './taught';
import { titleOf } from './title';
import { blamesVacancies } from './vacancies';
import type { GameWindows } from './windows';

const now = (): number => performance.now();

export class Game implements Advised {
  /** Everything to draw; undefined before the first game. */
  scene = $state.raw<Scene>();
  /** What led to this scene, in order; nothing if it is not known. */
  happened = $state.raw<readonly Happened[]>([]);
  /** Whether the game on the table has just been dealt. */
  fresh = $state(false);
  notice = $state.raw<Notice>();
  /** What a screen reader announces. */
  said = $state('');
  /** The hinted move, and the last move made. */
  hinted = $state.raw<Step>();
  last = $state.raw<Step>();
  paused = $state(false);
  /** The id of the game, and its deal as text. */
  gameId = $state('');
  deal = $state.raw<string>();
  /** The name of the game in the player’s language. */
  readonly title = $derived(titleOf(this.gameId));
  /** The unfinished game that was on the table before, until the current one begins. */
  left = $state.raw<LeftGame>();
  /** What teaches on the table, if anything does. */
  taught = $state.raw<Tutor>();
  /** A number that changes with every new game on the table. */
  laid = $state(0);
  /** A copy of the table with the solution ahead, for the window that shows it. */
  solution = $state.raw<Table>();
  readonly autosave = new Autosave(() => this.note(say('store-parted')));
  readonly advice = new Advice(this);

  #table: Table | undefined;
  /** Whether the clock is stopped only until a window closes. */
  #covered = false;
  readonly #practice = new Practice();
  readonly #windows: GameWindows;

  constructor(windows: GameWindows) {
    this.#windows = windows;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** Deals a game, possibly a daily deal. Throws a readable error if that fails. */
  dealGame(game: string, shuffle: string, day?: string): void {
    this.#begin(dealTable(game, shuffle), day);
  }

  /** Begins another game with the same cards; a task begins again. */
  restart(): void {
    const { picture } = this.#practice;
    if (this.taught) this.goToMove(0);
    else if (picture !== undefined) this.#practise(this.#table!.again(), picture);
    else if (this.#table) this.#begin(this.#table.again(), this.autosave.day);
  }

  #begin(table: Table, day: string | undefined): void {
    table.dated(new Date().toISOString());
    this.#lay(table, true);
    this.autosave.begin(day);
    const left = this.left && say('note-left', { game: titleOf(this.left.game) });
    this.say([say('said-dealt', { game: this.title }), left].filter(Boolean).join(' '));
  }

  /** Deals a winnable deal that the engine has found. */
  dealFound(game: string, found: FoundView): void {
    this.dealGame(game, found.deal);
    this.advice.found(found);
  }

  /** Sets up a position to practise. */
  practice(game: string, picture: string): void {
    this.#practise(setUpTable(game, picture), picture);
  }

  /** Continues practising. */
  practiseOn(practised: Practised): void {
    this.#practise(practisedTable(practised), practised.picture);
  }

  /** Puts a task on the table: nothing of it is kept, and no game ends there. */
  teach(table: Table, tutor: Tutor): void {
    this.#lay(table, false, tutor);
  }

  #shown(scene: Scene | undefined): Scene | undefined {
    return this.taught ? withoutEnd(scene) : scene;
  }

  #practise(table: Table, picture: string): void {
    this.#lay(table);
    this.#practice.begin(picture);
    this.save();
  }

  /** Continues a record: as the saved game that it is, or as a new one. */
  resume(record: string, slot?: SaveSlot): void {
    const table = resumeTable(record);
    const saved = table.saved(false, now());
    const over = saved !== undefined && saved.info.result !== 'unfinished';
    this.#lay(table);
    if (slot) this.autosave.goOn(slot, over, saved?.record);
    else this.autosave.begin(undefined, over);
    this.advice.begin(slot?.seen);
  }

  #lay(table: Table, isFresh = false, tutor?: Tutor): void {
    this.save();
    this.left = this.#unfinished();
    // Until the new game has its slot, it must not be saved in that of the previous one.
    this.autosave.forget();
    this.#practice.end();
    this.taught = tutor;
    this.#table?.free();
    this.#table = table;
    table.saveEachMove();
    this.gameId = table.game();
    this.deal = table.dealText();
    this.paused = false;
    this.#covered = false;
    this.hinted = undefined;
    this.notice = undefined;
    this.advice.begin();
    this.laid += 1;
    this.fresh = isFresh;
    this.draw();
    this.consult();
  }

  /** The game on the table, if it is saved and can be continued. */
  #unfinished(): LeftGame | undefined {
    const { id } = this.autosave;
    const begun = this.scene?.can.restart === true && this.#table?.wasWon() === false;
    return begun && id !== undefined ? { id, game: this.gameId } : undefined;
  }

  /** Shows the table as it is, however it became so. */
  draw(): void {
    this.scene = this.#shown(this.#table?.scene());
    this.happened = [];
    this.last = this.#table?.lastMove();
  }

  /** Shows the result of an action, which includes the scene to draw. */
  #show({ scene, last, happened }: ActionResult): void {
    this.scene = this.#shown(scene);
    this.happened = happened;
    this.last = last;
  }

  /** Selects the last cards of a column. */
  take(column: number, count?: number): boolean {
    return this.#hand((table) => table.take(column, count));
  }

  takeReserve(slot: number): boolean {
    return this.#hand((table) => table.takeReserve(slot));
  }

  #hand(work: (table: Table) => ActionResult): boolean {
    if (!this.#table) return false;
    const result = work(this.#table);
    this.#show(result);
    if (result.refused !== undefined) return this.#refuse(result.refused, result.refusal);
    this.say(inHand(result.scene));
    return true;
  }

  release(): void {
    this.#table?.release();
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
    if (!this.#table) return false;
    const result = work(this.#table);
    this.#show(result);
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
    else this.#practice.store(this.gameId, this.#table, this.scene);
    this.consult();
    return true;
  }

  #refuse(why: string, name: string | undefined): false {
    this.#tell({ text: sentence(why), tone: 'problem', idea: ideaOf(name) });
    return false;
  }

  #tell(notice: Notice): void {
    this.notice = notice;
    this.say([notice.text, notice.certain, notice.idea].filter(Boolean).join(' – '));
  }

  /** Makes a screen reader announce this. */
  say(text: string): void {
    const words = aloud(text);
    // Screen readers skip a text that has not changed.
    this.said = words === this.said ? `${words}\u00a0` : words;
  }

  /** Shows the next best hint of the fair player. What it costs is said before the first. */
  hint(): void {
    if (this.taught) return this.taught.hint();
    if (!this.#table || explainsHints(this, this.scene?.figures.assisted === true)) return;
    const query = this.#table.hintQuery();
    if (!query) return this.giveHint();
    import('./planning').then(
      ({ plan }) => plan(this, query),
      () => this.giveHint(),
    );
  }

  /** Shows the best of what is known. */
  giveHint(): void {
    const assisted = this.scene?.figures.assisted;
    const hint = this.#table?.hint();
    this.draw();
    this.showHint(hint, assisted !== this.scene?.figures.assisted, this.#table?.certainWin());
    this.save();
  }

  pause(): void {
    this.#table?.pause(now());
    this.paused = true;
    this.save();
  }

  /** Stops the clock while a window shows another position of the game. */
  cover(): void {
    if (!this.#table?.isRunning()) return;
    this.#table.pause(now());
    this.#covered = true;
    this.save();
  }

  /** Restarts the clock, if it was running, once the window has closed. */
  uncover(): void {
    if (!this.#covered) return;
    this.#covered = false;
    if (!this.paused) this.#table?.unpause(now());
  }

  /** Called when the page is hidden or closed; it may come back. */
  close(): void {
    this.pause();
    this.autosave.closing();
  }

  unpause(): void {
    this.#table?.unpause(now());
    this.paused = false;
  }

  timeMs(): number {
    return this.#table?.timeMs(now()) ?? 0;
  }

  /** Saves the game as it is now. */
  save(): void {
    if (!this.scene?.can.restart) return;
    const saved = this.#table?.saved(false, now());
    if (saved) this.autosave.save(saved);
    else this.#practice.store(this.gameId, this.#table, this.scene);
  }

  /** Gives up the game, which then counts as lost. */
  giveUp(): void {
    const saved = this.#table?.saved(true, now());
    if (saved) this.autosave.save(saved);
    // Further moves no longer count.
    this.autosave.forget();
  }

  /** Shows what the engine knows so far, and lets it work on the rest. */
  consult(): void {
    this.advice.consult();
  }

  get covered(): boolean {
    return this.#windows.isOpen();
  }

  seen(): void {
    this.autosave.seen();
    this.save();
  }

  note(text: string, tone: Notice['tone'] = 'plain', offer?: Notice['offer']): void {
    this.#tell({ text, tone, offer });
  }

  showHint(hint: Step | undefined, assists = false, certain?: string): void {
    this.hinted = hint;
    this.#tell(hintNotice(hint, assists, certain));
  }

  backToWon(): boolean {
    const before = this.scene?.figures.moves;
    return this.#do((table) => table.backToWon(now())) && this.scene?.figures.moves !== before;
  }

  showSolution(table: Table): void {
    this.solution = table;
    this.notice = undefined;
    this.#windows.showSolution();
  }
}
