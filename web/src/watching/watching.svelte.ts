/** The fair player plays on, and the player watches. */

import type { Solver } from '../engine/solver';
import type { Game } from '../game/game.svelte';
import type { Notice } from '../game/notice';
import { delayMs, type Pace } from '../playback/pace';
import { failureText } from '../words/engine-failure';
import { say } from '../words/words.svelte';

/** To finish a game that is as good as over. */
const BRISK: Pace = 'fast';

export class Watching {
  /** Whether one move follows the other. */
  playing = $state(false);
  pace = $state<Pace>('normal');
  /** Why the win is certain, if it is. */
  certain = $state<string>();
  /** Whether the game was not assisted before. */
  assists = $state(false);
  readonly #game: Game;
  readonly #player: Pick<Solver, 'run'>;
  /** Called when there is nothing more to watch. */
  readonly #onend: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a window or a pause is in the way. */
  #held = false;
  /** Whether the fair player thinks, and whether the next move only waits for that. */
  #thinking = false;
  #due = false;
  #over = false;
  /** Whether its own move is under way. */
  #moving = false;
  /** What it has left on the table. */
  #left: unknown;

  constructor(game: Game, player: Pick<Solver, 'run'>, onend: () => void) {
    this.#game = game;
    this.#player = player;
    this.#onend = onend;
  }

  begin(): void {
    const { scene, taught } = this.#game.table;
    // There is nothing to watch in a task, nor once a game is over.
    if (taught || scene?.ending !== undefined) return this.#onend();
    if (this.#game.hints.sayNone()) return this.#onend();
    this.assists = scene?.figures.assisted === false;
    this.#game.table.release();
    this.#game.announcer.hinted = undefined;
    this.#game.announcer.notice = undefined;
    this.certain = this.#game.table.model?.certainWin();
    if (this.certain !== undefined) this.pace = BRISK;
    this.#game.announcer.say(
      [this.certain ?? say('watch-on'), this.price].filter(Boolean).join(' '),
    );
    this.#left = this.#standing;
    this.#ask();
    this.play();
  }

  /** What watching costs, if it costs anything. */
  get price(): string {
    return this.assists ? say('watch-assists') : '';
  }

  /** Ends: nothing more is played. */
  end(): void {
    this.pause();
    this.#over = true;
  }

  play(): void {
    this.#game.clock.unpause();
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    this.#wait();
  }

  /** Makes one move, and stops there. */
  step(): void {
    this.pause();
    this.#go();
  }

  /** Whether the win is certain, and could come faster. */
  get canFinish(): boolean {
    const isSlow = !this.playing || this.pace === 'slow' || this.pace === 'normal';
    return isSlow && this.certain !== undefined;
  }

  /** Plays on to the end at a brisk pace. */
  finish(): void {
    this.pace = BRISK;
    this.play();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#wait();
  }

  /** Holds it as long as something is in the way. */
  hold(held: boolean): void {
    this.#held = held;
    this.#wait();
  }

  /** Whether the player has done something, and so has taken over. */
  get isInterrupted(): boolean {
    const { scene } = this.#game.table;
    const { hinted } = this.#game.announcer;
    const isIdle = scene?.hand === undefined && hinted === undefined;
    const isOther = this.#left !== this.#standing;
    return !this.#moving && (!isIdle || isOther);
  }

  /** How often the table was laid, and how many moves were made there. */
  get #standing(): string {
    return `${this.#game.table.laid} ${this.#game.table.scene?.figures.moves}`;
  }

  /** Makes the next move after a while, if one follows the other. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#due = false;
    if (!this.playing || this.#held) return;
    this.#timer = setTimeout(() => this.#go(), delayMs(this.pace, [], 0));
  }

  /** Makes the next move, at once or as soon as it is known. */
  #go(): void {
    this.#due = true;
    if (!this.#thinking) void this.#move();
  }

  async #move(): Promise<void> {
    const planned = this.#game.table.model?.takePlannedMove();
    if (planned === undefined) return this.#stop(say('watch-no-way'));
    this.#moving = true;
    const isMoved = await this.#game.table.play(planned);
    this.#moving = false;
    if (this.#over) return;
    if (!isMoved) return this.#onend();
    const { scene } = this.#game.table;
    if (scene?.ending !== undefined || scene?.noUsefulMove) return this.#onend();
    this.#left = this.#standing;
    // What comes next depends on the card that this move may have shown.
    this.#ask();
    this.#judge();
    this.#wait();
  }

  /**
   * Asks the fair player for a plan, if the last one is over. Every plan turns a card up, deals a
   * row or wins, so there is an end to it.
   */
  #ask(): void {
    const { model } = this.#game.table;
    const query = model?.hintQuery();
    if (!query) return;
    this.#thinking = true;
    this.#player.run({ kind: 'plan', query }, (update) => {
      if (this.#over || !update.last) return;
      this.#thinking = false;
      if (update.kind === 'failed') return this.#stop(failureText(update.reason), 'problem');
      if (update.kind === 'plan') {
        const { moves, percent, certain } = update.plan;
        model?.applyPlan(moves, percent, certain);
        this.#judge();
      }
      if (this.#due) void this.#move();
    });
  }

  /** Says that the win is certain, once it is. */
  #judge(): void {
    const before = this.certain;
    this.certain = this.#game.table.model?.certainWin();
    if (before === undefined && this.certain !== undefined) this.#game.announcer.say(this.certain);
  }

  #stop(why: string, tone?: Notice['tone']): void {
    this.#game.announcer.note(why, tone);
    this.#onend();
  }
}
