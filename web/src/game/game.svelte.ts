/** The game on the table: what the player does with it, and what is shown of it. */

import {
  engine,
  Table,
  type PileRef,
  type Scene,
  type Step,
  type ActionResult,
} from '../engine/engine';
import type { FoundView } from '../engine/tasks';
import { forgetPractice, keepPractice, type Practised } from '../store/practice';
import { aloud } from '../words/cards.svelte';
import { inHand } from '../words/hand';
import { locale, say } from '../words/words.svelte';
import { Advice, type Advised } from './advice.svelte';
import { Autosave, type SaveSlot } from './autosave.svelte';
import { settings } from '../settings/settings.svelte';
import { play as playSound } from './sounds';

/** A notice under the table. */
export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'problem';
}

/** A game that was left unfinished, and is saved. */
export interface LeftGame {
  /** The id that it is saved under. */
  readonly id: string;
  readonly title: string;
}

const now = (): number => performance.now();

/** What the game needs of the windows that lie over the table. */
export interface GameWindows {
  isOpen(): boolean;
  /** Opens the window that shows `Game.solution`. */
  showSolution(): void;
}

export class Game implements Advised {
  /** Everything there is to draw; nothing before a game is on the table. */
  scene = $state.raw<Scene>();
  notice = $state.raw<Notice>();
  /** What a screen reader says. */
  said = $state('');
  /** The move that is hinted, and the one that was made last. */
  hinted = $state.raw<Step>();
  last = $state.raw<Step>();
  paused = $state(false);
  /** The id of the game, and its deal as text. */
  gameId = $state('');
  deal = $state.raw<string>();
  /** The name of the game in the language spoken. */
  readonly title = $derived.by(() => {
    locale();
    return this.gameId && (engine.gameName(this.gameId) ?? this.gameId);
  });
  /** The unfinished game that made way for the one on the table, until that one begins. */
  left = $state.raw<LeftGame>();
  /** A number that changes with every game laid out. */
  laid = $state(0);
  /** A copy with the solution ahead of it, for the window that shows it. */
  solution = $state.raw<Table>();
  readonly autosave = new Autosave(() => this.note(say('store-parted')));
  readonly advice = new Advice(this);

  #table: Table | undefined;
  /** Whether the clock stands still only until a window closes. */
  #covered = false;
  /** The position that is practised, as it was at first. */
  #practised: string | undefined;

  readonly #windows: GameWindows;

  constructor(windows: GameWindows) {
    this.#windows = windows;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** Deals a game, be it the deal of a day. Throws a sentence if it cannot. */
  dealGame(game: string, shuffle: string, day?: string): void {
    const table = Table.deal(game, shuffle);
    table.dated(new Date().toISOString().slice(0, 10));
    this.#lay(table);
    this.autosave.begin(day);
    const left = this.left && say('note-left', { game: this.left.title });
    this.say([say('said-dealt', { game: this.title }), left].filter(Boolean).join(' '));
  }

  /** Deals what was looked for and found. Its player knows that it can be won. */
  dealFound(game: string, found: FoundView): void {
    this.dealGame(game, found.deal);
    this.advice.found(found);
  }

  /** Sets up a position to practise. */
  practice(game: string, picture: string): void {
    this.#practise(Table.practice(game, picture), picture);
  }

  /** Goes on practising. Moves that the game no longer allows are left out, with all that follow. */
  practiseOn({ game, picture, moves, made }: Practised): void {
    const table = Table.practice(game, picture);
    moves.every((move) => table.play(move, 0).refused === undefined);
    table.goToMove(Math.min(made, table.lineLength()), 0);
    table.pause(0);
    this.#practise(table, picture);
  }

  #practise(table: Table, picture: string): void {
    this.#lay(table);
    this.#practised = picture;
    this.keep();
  }

  /** Goes on with a record: under the id it is kept with, or as a game of its own. */
  resume(record: string, kept?: SaveSlot): void {
    const over = engine.recordInfo(record).result !== 'unfinished';
    const table = Table.resume(record);
    const written = table.record(false, now());
    this.#lay(table);
    if (kept) this.autosave.goOn(kept, over, written);
    else this.autosave.begin(undefined, over);
    this.advice.begin(kept?.seen);
  }

  #lay(table: Table): void {
    this.keep();
    this.left = this.#unfinished();
    // Until it is said how the new game is kept, it must not be taken for the one before.
    this.autosave.forget();
    this.#practised = undefined;
    forgetPractice();
    this.#table?.free();
    this.#table = table;
    this.gameId = table.game();
    this.deal = table.dealText();
    this.paused = false;
    this.#covered = false;
    this.hinted = undefined;
    this.notice = undefined;
    this.advice.begin();
    this.laid += 1;
    this.#draw();
    this.consult();
  }

  /** The game on the table, if it is saved and can be continued. */
  #unfinished(): LeftGame | undefined {
    const { id } = this.autosave;
    const begun = this.scene?.can.restart === true && this.#table?.wasWon() === false;
    return begun && id !== undefined ? { id, title: this.title } : undefined;
  }

  #draw(): void {
    this.scene = this.#table?.scene();
    this.last = this.#table?.lastMove();
  }

  /** Takes cards of a column in hand. */
  take(column: number, count?: number): boolean {
    return this.#hand((table) => table.take(column, count));
  }

  takeReserve(slot: number): boolean {
    return this.#hand((table) => table.takeReserve(slot));
  }

  #hand(work: (table: Table) => ActionResult): boolean {
    if (!this.#table) return false;
    const told = work(this.#table);
    this.#draw();
    if (told.refused !== undefined) this.#refuse(told.refused);
    else if (this.scene) this.say(inHand(this.scene));
    return told.refused === undefined;
  }

  release(): void {
    this.#table?.release();
    this.#draw();
  }

  put(pile: PileRef): boolean {
    return this.#play((table) => table.put(pile, now()));
  }

  /** Moves as many of a column's last cards to another as can go there. */
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
    return this.#play((table) => table.dealRow(now()));
  }

  play(notation: string): boolean {
    return this.#play((table) => table.play(notation, now()));
  }

  undo(): boolean {
    return this.#do((table) => table.undo(now()), say('said-undo'));
  }

  redo(): boolean {
    return this.#do((table) => table.redo(now()), say('said-redo'));
  }

  finish(): boolean {
    return this.#play((table) => table.finish(now()));
  }

  restart(): boolean {
    return this.#do((table) => table.restart(now()), say('said-restart'));
  }

  goTo(node: number): boolean {
    return this.#do((table) => table.goTo(node, now()), say('said-line'));
  }

  /** Goes to the position after so many moves of the line played, or of those taken back. */
  goToMove(moves: number): boolean {
    return this.#do((table) => table.goToMove(moves, now()));
  }

  /** Makes these moves one after another. */
  playLine(moves: readonly string[]): boolean {
    if (moves.length === 0) return false;
    return this.#play((table) => {
      let told: ActionResult | undefined;
      for (const move of moves) {
        told = table.play(move, now());
        if (told.refused !== undefined) break;
      }
      return told!;
    });
  }

  /** Makes moves, rather than go to and fro among those made. */
  #play(work: (table: Table) => ActionResult): boolean {
    const done = this.#do(work);
    if (done) this.advice.played();
    return done;
  }

  #do(work: (table: Table) => ActionResult, otherwise = ''): boolean {
    if (!this.#table) return false;
    const told = work(this.#table);
    this.#draw();
    if (told.refused !== undefined) {
      this.#refuse(told.refused);
      return false;
    }
    this.hinted = undefined;
    this.left = undefined;
    this.notice = undefined;
    this.advice.forget();
    this.paused = false;
    this.say([otherwise, told.said, this.scene?.endingText].filter(Boolean).join('. '));
    if (settings.sound) playSound(told.happened);
    this.keep();
    this.consult();
    return true;
  }

  #refuse(why: string): void {
    this.notice = { text: why, tone: 'problem' };
    this.say(why);
  }

  /** Has a screen reader say this. */
  say(text: string): void {
    const words = aloud(text);
    // The same text twice is said twice only if it differs.
    this.said = words === this.said ? `${words}\u00a0` : words;
  }

  /** The next best hint from the open cards alone. */
  hint(): void {
    const hint = this.#table?.hint();
    this.#draw();
    this.#show(hint, say('note-no-hint'));
    this.keep();
  }

  #show(hint: Step | undefined, otherwise: string): void {
    this.hinted = hint;
    const text = hint ? say('note-hint', { move: hint.text, why: hint.why ?? '' }) : otherwise;
    this.notice = { text, tone: 'plain' };
    this.say(text);
  }

  pause(): void {
    this.#table?.pause(now());
    this.paused = true;
    this.keep();
  }

  /** Stops the clock while a window shows another position of the game. */
  cover(): void {
    if (!this.#table?.isRunning()) return;
    this.#table.pause(now());
    this.#covered = true;
    this.keep();
  }

  /** No window lies over the table any more: a clock that ran before runs on. */
  uncover(): void {
    if (!this.#covered) return;
    this.#covered = false;
    if (!this.paused) this.#table?.unpause(now());
  }

  /** The page goes; it may come back. */
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

  /** Saves the game as it is. */
  keep(): void {
    const table = this.#table;
    if (!table?.scene().can.restart) return;
    if (table.isKept()) this.autosave.save(table, false);
    else this.#keepPractice(table);
  }

  #keepPractice(table: Table): void {
    if (this.#practised === undefined) return;
    const { score, ending } = table.scene();
    if (ending === 'won') return forgetPractice();
    const updated = new Date().toISOString();
    keepPractice({
      game: this.gameId,
      picture: this.#practised,
      moves: table.lineMoves(),
      made: score.moves,
      updated,
    });
  }

  /** Gives the game up: what is not won is lost. */
  giveUp(): void {
    if (this.#table?.isKept()) this.autosave.save(this.#table, true);
    // What is done to it afterwards no longer counts.
    this.autosave.forget();
  }

  /** Shows what the engine knows by now, and has it work on what it does not. */
  consult(): void {
    this.advice.consult();
  }

  // What the advice needs.

  get covered(): boolean {
    return this.#windows.isOpen();
  }

  draw(): void {
    this.#draw();
  }

  seen(): void {
    this.autosave.seen();
    this.keep();
  }

  /** Shows a notice and has a screen reader say it. */
  note(text: string, tone: Notice['tone'] = 'plain'): void {
    this.notice = { text, tone };
    this.say(text);
  }

  showHint(hint: Step): void {
    this.#show(hint, '');
  }

  backToWon(): boolean {
    const before = this.scene?.score.moves;
    return this.#do((table) => table.backToWon(now())) && this.scene?.score.moves !== before;
  }

  showSolution(table: Table): void {
    this.solution = table;
    this.#windows.showSolution();
  }
}
