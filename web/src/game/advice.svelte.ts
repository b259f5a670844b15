/** The engine’s help with the game on the table, if the player wants it. */

import { solver } from '../engine/shared';
import type { Assessment, EngineQuery, Goal, Scene, Step, Table } from '../engine/engine';
import type { FoundView, TaskUpdate } from '../engine/tasks';
import { failureText } from '../words/engine-failure';
import { same, type Solver } from '../engine/solver';
import { say } from '../words/words.svelte';

/** What only the engine can help with. */
export type Help = 'hint' | 'back' | 'solution';

/** The game that gets the advice. */
export interface Advised {
  readonly table: Table | undefined;
  readonly scene: Scene | undefined;
  /** Whether a window covers the table: help waits until it is closed. */
  readonly covered: boolean;
  /** What teaches on the table: the engine stays off. */
  readonly taught: unknown;
  draw(): void;
  save(): void;
  /** Notes that the player has seen the engine’s analysis of this game. */
  seen(): void;
  /** Shows a notice and makes a screen reader announce it. */
  note(text: string, tone?: 'plain' | 'problem'): void;
  showHint(hint: Step): void;
  /** Goes back to the last position known to be winnable. Returns whether it moved. */
  backToWon(): boolean;
  /** Shows a table with the solution ahead of the current position, and takes ownership of it. */
  showSolution(table: Table): void;
}

export class Advice {
  assessment = $state.raw<Assessment>();
  /** Whether the page shows after each move if this game can be won. */
  live = $state(false);
  /** The help that the player is waiting for. */
  wanted = $state.raw<Help>();
  /** Why the engine’s last query failed; undefined if it did not. */
  trouble = $state.raw<string>();
  readonly #game: Advised;
  readonly #solver: Pick<Solver, 'ask'>;
  /** Whether the player has seen the engine’s analysis after the game had ended. */
  #seen = false;
  /** The query that made the engine fail: it is repeated only at the player’s request. */
  #failed: EngineQuery | undefined;

  constructor(game: Advised, background: Pick<Solver, 'ask'> = solver) {
    this.#game = game;
    this.#solver = background;
  }

  /** Starts over with another game; `seen` if its analysis was seen before. */
  begin(seen = false): void {
    this.#seen = seen;
    this.live = false;
    this.forget();
  }

  /** Cancels the pending help, because the player has moved on. */
  forget(): void {
    this.wanted = undefined;
  }

  /** Shows what is known so far, and lets the engine work on the rest. */
  consult(): void {
    const { table, taught } = this.#game;
    if (!table) return;
    if (taught) return this.#keepOut();
    this.#help(table);
    this.assessment = table.assessment();
    if (this.live && !this.#over && this.assessment.is !== 'notKnown') this.#assisted(table);
    const asks = (this.live || this.wanted !== undefined) && !this.#over;
    const query = asks ? table.nextQuery(this.#goal) : undefined;
    this.#solver.ask(same(query, this.#failed) ? undefined : query, (update) =>
      this.#receive(update, query),
    );
  }

  #keepOut(): void {
    this.assessment = undefined;
    this.#solver.ask(undefined, () => undefined);
  }

  get #over(): boolean {
    return this.#game.scene?.ending === 'won';
  }

  /** Whether the game is decided, unless the player goes back. */
  get #ended(): boolean {
    return this.#game.scene?.ending !== undefined || this.#game.table?.wasWon() === true;
  }

  get #goal(): Goal {
    return this.wanted === 'back' ? 'lastWinnable' : 'assessment';
  }

  #receive(update: TaskUpdate, query: EngineQuery | undefined): void {
    if (update.kind === 'answer' && query) {
      this.trouble = undefined;
      this.#game.table?.applyAnswer(this.#goal, query, update.verdict);
    } else if (update.kind === 'failed') {
      this.#failed = query;
      this.trouble = update.reason;
      if (this.wanted !== undefined) this.#game.note(failureText(update.reason), 'problem');
      this.wanted = undefined;
    }
    this.consult();
  }

  /** Marks the game as assisted by the engine. */
  #assisted(table: Table): void {
    if (this.#game.scene?.figures.solver) return;
    table.engineHelped();
    this.#game.draw();
    this.#game.save();
  }

  /** Requests help, which arrives once the engine has an answer. */
  want(help: Help): void {
    this.#failed = undefined;
    this.wanted = help;
    this.#game.note(say('note-engine-looks'));
    this.consult();
  }

  /** Switches live analysis of this game on or off. */
  setLiveAnalysis(on: boolean): void {
    this.#failed = undefined;
    this.trouble = undefined;
    this.live = on;
    this.#game.note(say(on ? 'note-analysis-on' : 'note-analysis-off'));
    this.consult();
  }

  /**
   * Takes over what the deal search found out about the deal on the table. That it is winnable says
   * nothing about where a card lies: it is no help.
   */
  found(found: FoundView): void {
    const { table } = this.#game;
    if (!table) return;
    const query = table.nextQuery('assessment');
    if (query) table.applyAnswer('assessment', query, { is: 'won', line: found.line });
    this.#game.note(
      found.level
        ? say('note-found-level', { level: say(`level-${found.level}`) })
        : say('note-found'),
    );
    this.consult();
  }

  /**
   * The player has seen how hard the deal is, or which moves could have won. That counts as help
   * once another move is made: a game that had ended without help stays unassisted if the player
   * stops there.
   */
  analysisSeen(): void {
    const { table } = this.#game;
    if (!table) return;
    if (!this.#ended) return this.#assisted(table);
    this.#seen = true;
    this.#game.seen();
  }

  /** The player has made a move. */
  played(): void {
    const { table } = this.#game;
    if (!table || !this.#seen) return;
    this.#seen = false;
    this.#assisted(table);
  }

  #help(table: Table): void {
    const { wanted } = this;
    if (wanted === undefined || this.#game.covered || !this.#isReady(table, wanted)) return;
    this.wanted = undefined;
    if (wanted === 'back') this.#goBack(table);
    else this.#showLine(table, wanted);
  }

  #isReady(table: Table, wanted: Help): boolean {
    if (this.#over) return true;
    const { is, open } = table.assessment();
    if (is === 'canBeWon') return true;
    if (wanted === 'back') return table.nextQuery('lastWinnable') === undefined;
    return is === 'lost' || !open;
  }

  #goBack(table: Table): void {
    const { is, back, exact } = table.assessment();
    const before = this.#game.scene?.figures.moves ?? 0;
    if (is === 'canBeWon' || back === 0 || !this.#game.backToWon())
      return this.#sayAssessment(table);
    this.#assisted(table);
    const moves = before - (this.#game.scene?.figures.moves ?? 0);
    this.#game.note(say(exact ? 'note-back' : 'note-back-perhaps', { moves }));
  }

  #showLine(table: Table, wanted: 'hint' | 'solution'): void {
    const hint = this.#over ? undefined : table.engineHint();
    const solution = hint && wanted === 'solution' ? table.solution() : undefined;
    if (!hint) return this.#sayAssessment(table);
    this.#assisted(table);
    if (solution) this.#game.showSolution(solution);
    else this.#game.showHint(hint);
  }

  /** Says whether the position is winnable, if there is no line to show. */
  #sayAssessment(table: Table): void {
    const { is, never } = table.assessment();
    const known = {
      canBeWon: 'note-engine-won',
      lost: never ? 'note-engine-never' : 'note-engine-lost',
      notKnown: 'note-engine-unknown',
    };
    if (is !== 'notKnown' && !this.#over) this.#assisted(table);
    this.#game.note(say(this.#over ? 'note-engine-over' : known[is]));
  }
}
