/** The life of the game on the table: it is dealt or resumed, saved, paused, and given up. */

import type { ActionResult, Happened, Scene, Step, Table } from '../engine/engine';
import { dealTable, resumeTable, setUpTable } from '../engine/tables';
import type { FoundView } from '../engine/tasks';
import type { Practised } from '../store/practice';
import { settings } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import type { Advice } from './advice.svelte';
import { Announcer } from './announcer.svelte';
import { Autosave, type SaveSlot } from './autosave.svelte';
import { leftText, type LeftGame } from './notice';
import { Practice, practisedTable } from './practice';
import { withoutEnd, type Tutor } from './tutor';
import { titleOf } from './game-name';
import type { GameWindows } from './windows';

/** The time of the clock of a game, in milliseconds. */
export const now = (): number => performance.now();

export abstract class Lifecycle extends Announcer {
  /** Everything to draw; undefined before the first game. */
  scene = $state.raw<Scene>();
  /** What led to this scene, in order; nothing if it is not known. */
  happened = $state.raw<readonly Happened[]>([]);
  /** Whether the game on the table has just been dealt. */
  fresh = $state(false);
  /** The last move made. */
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
  abstract readonly advice: Advice;

  #table: Table | undefined;
  /** When the player did something last. */
  #touched = 0;
  /** Whether the clock is stopped only until a window closes. */
  #covered = false;
  protected readonly practised = new Practice();
  readonly #windows: GameWindows;

  constructor(windows: GameWindows) {
    super();
    this.#windows = windows;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** Deals a game, possibly a daily deal. Throws a readable error if that fails. */
  dealGame(game: string, shuffle: string, day?: string): void {
    this.begin(dealTable(game, shuffle), day);
  }

  protected begin(table: Table, day: string | undefined): void {
    table.dated(new Date().toISOString());
    table.chooseNoUndo(settings.noUndo);
    this.#lay(table, true);
    this.autosave.begin(day);
    if (this.left?.atStake && this.left.game === this.gameId && day === undefined)
      this.left = { ...this.left, lost: true };
    const left = this.left && leftText(this.left);
    this.say([say('said-dealt', { game: this.title }), left].filter(Boolean).join(' '));
  }

  /** Deals a winnable deal that the engine has found. */
  dealFound(game: string, found: FoundView): void {
    this.dealGame(game, found.deal);
    this.advice.found(found);
  }

  /** Sets up a position to practise. */
  practice(game: string, picture: string): void {
    this.practise(setUpTable(game, picture), picture);
  }

  /** Continues practising. */
  practiseOn(practised: Practised): void {
    this.practise(practisedTable(practised), practised.picture);
  }

  /** Puts a task on the table: nothing of it is kept, and no game ends there. */
  teach(table: Table, tutor: Tutor): void {
    this.#lay(table, false, tutor);
  }

  #shown(scene: Scene | undefined): Scene | undefined {
    return this.taught ? withoutEnd(scene) : scene;
  }

  protected practise(table: Table, picture: string): void {
    this.#lay(table);
    this.practised.begin(picture);
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
    this.practised.end();
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
    if (!begun || id === undefined) return undefined;
    const atStake = this.#table?.saved(false, now())?.info.atStake === true;
    return { id, game: this.gameId, atStake };
  }

  /** Takes undo away, or gives it back, as the player has chosen, while the game has not begun. */
  chooseNoUndo(): void {
    if (!this.#table || this.taught || this.autosave.id === undefined) return;
    this.#table.chooseNoUndo(settings.noUndo);
    this.draw();
  }

  /** Shows the table as it is, however it became so. */
  draw(): void {
    this.scene = this.#shown(this.#table?.scene());
    this.happened = [];
    this.last = this.#table?.lastMove();
  }

  /** Shows the result of an action, which includes the scene to draw. */
  protected show({ scene, last, happened }: ActionResult): void {
    this.scene = this.#shown(scene);
    this.happened = happened;
    this.last = last;
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

  /** The player does something, wherever it is. */
  readonly touched = (): void => {
    this.#touched = now();
  };

  /** Pauses the game of a player who seems to have left. */
  pauseIfIdle(): void {
    this.#table?.seen(this.#touched);
    if (this.#table?.isIdle(now())) this.pause();
  }

  timeMs(): number {
    return this.#table?.timeMs(now()) ?? 0;
  }

  /** Saves the game as it is now. */
  save(): void {
    if (!this.scene?.can.restart) return;
    const saved = this.#table?.saved(false, now());
    if (saved) this.autosave.save(saved);
    else this.practised.store(this.gameId, this.#table, this.scene);
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

  showSolution(table: Table): void {
    this.solution = table;
    this.notice = undefined;
    this.#windows.showSolution();
  }
}
