/** What the engine that sees every card says of the game on the table, as far as the player asks. */

import { solver } from '../engine/shared';
import type { Assessment, EngineQuery, Goal, Scene, Step, Table } from '../engine/engine';
import type { FoundView, TaskUpdate } from '../engine/tasks';
import { failureText } from '../words/engine-failure';
import { same, type Solver } from '../engine/solver';
import { say } from '../words/words.svelte';
import { set, settings } from '../settings/settings.svelte';

/** What only such an engine can help with. */
export type Help = 'hint' | 'back' | 'solution';

/** The game that is advised. */
export interface Advised {
  readonly table: Table | undefined;
  readonly scene: Scene | undefined;
  /** Whether something lies over the table: help waits until it is gone. */
  readonly covered: boolean;
  draw(): void;
  keep(): void;
  /** Keeps in mind that the engine has shown what could have been in this game. */
  seen(): void;
  /** Says something under the table, and aloud. */
  note(text: string, tone?: 'plain' | 'problem'): void;
  showHint(hint: Step): void;
  /** Goes back to the last position that is known to be winnable; says whether it moved. */
  backToWon(): boolean;
  /** Shows a table with the solution ahead of where it stands; it is the receiver's from now on. */
  showSolution(table: Table): void;
}

export class Advice {
  assessment = $state.raw<Assessment>();
  /** What the player waits for. */
  wanted = $state.raw<Help>();
  /** Why the engine gave no answer when it was asked last; nothing when it did. */
  trouble = $state.raw<string>();
  readonly #game: Advised;
  readonly #solver: Pick<Solver, 'ask'>;
  /** Whether the engine has shown, once the game had ended, what could have been. */
  #seen = false;
  /** The query over which the engine failed: it is asked again only when the player asks. */
  #failed: EngineQuery | undefined;

  constructor(game: Advised, background: Pick<Solver, 'ask'> = solver) {
    this.#game = game;
    this.#solver = background;
  }

  /** Another game is on the table; of one kept earlier the engine may have shown what could have been. */
  begin(seen = false): void {
    this.#seen = seen;
    this.forget();
  }

  /** The player has gone on, and wants no longer what was asked for before. */
  forget(): void {
    this.wanted = undefined;
  }

  /** Shows what is known by now, and has the engine work on what is not. */
  consult(): void {
    const { table } = this.#game;
    if (!table) return;
    this.#help(table);
    this.assessment = table.assessment();
    if (settings.liveAnalysis && !this.#over && this.assessment.is !== 'notKnown')
      this.#assisted(table);
    const asks = (settings.liveAnalysis || this.wanted !== undefined) && !this.#over;
    const query = asks ? table.nextQuery(this.#goal) : undefined;
    this.#solver.ask(same(query, this.#failed) ? undefined : query, (update) =>
      this.#receive(update, query),
    );
  }

  get #over(): boolean {
    return this.#game.scene?.ending === 'won';
  }

  /** Nothing more is decided in it, unless the player goes back. */
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

  /** Notes that the player has learned something from the engine. */
  #assisted(table: Table): void {
    if (this.#game.scene?.score.solver) return;
    table.engineHelped();
    this.#game.draw();
    this.#game.keep();
  }

  /** Wants help, which comes as soon as the engine knows how. */
  want(help: Help): void {
    this.#failed = undefined;
    this.wanted = help;
    this.#game.note(say('note-engine-looks'));
    this.consult();
  }

  /** Switches on or off whether the page shows after each move if the game can be won. */
  setLiveAnalysis(on: boolean): void {
    this.#failed = undefined;
    this.trouble = undefined;
    set({ liveAnalysis: on });
    this.#game.note(say(on ? 'note-analysis-on' : 'note-analysis-off'));
    this.consult();
  }

  /** The deal on the table was looked for, and this was found out about it. */
  found(found: FoundView): void {
    const { table } = this.#game;
    if (!table) return;
    const query = table.nextQuery('assessment');
    if (query) table.applyAnswer('assessment', query, { is: 'won', line: found.line });
    this.#assisted(table);
    this.#game.note(
      found.level
        ? say('note-found-level', { level: say(`level-${found.level}`) })
        : say('note-found'),
    );
    this.consult();
  }

  /**
   * The player has been told how hard the deal is, or is shown what could have been. That helps once
   * another move is made: a game that had ended without help stays one if it is left at that.
   */
  told(): void {
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
    const before = this.#game.scene?.score.moves ?? 0;
    if (is === 'canBeWon' || back === 0 || !this.#game.backToWon())
      return this.#sayAssessment(table);
    this.#assisted(table);
    const moves = before - (this.#game.scene?.score.moves ?? 0);
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

  /** Says how the game stands where there is no more to say. */
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
