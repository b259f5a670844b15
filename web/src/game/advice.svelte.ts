/** The engine’s help with the game on the table, if the player wants it. */

import { solver } from '../engine/shared';
import type { Assessment, EngineQuery, Question, Table } from '../engine/engine';
import type { FoundView, JobUpdate } from '../engine/jobs';
import { failureText } from '../words/engine-failure';
import { same, type Solver } from '../engine/solver';
import { open, openWindow } from '../ui/windows.svelte';
import { say } from '../words/words.svelte';
import type { Announcer } from './announcer.svelte';
import type { Keeper } from './keeper.svelte';
import type { GameTable } from './table.svelte';

/** What only the engine can help with. */
export type Help = 'hint' | 'back' | 'solution';

export class Advice {
  assessment = $state.raw<Assessment>();
  /** Whether the page shows after each move if this game can be won. */
  live = $state(false);
  /** The help that the player is waiting for. */
  wanted = $state.raw<Help>();
  /** Why the engine’s last query failed; undefined if it did not. */
  trouble = $state.raw<string>();
  /** A copy of the table with the solution ahead, for the window that shows it. */
  solution = $state.raw<Table>();
  readonly #table: GameTable;
  readonly #announcer: Announcer;
  readonly #keeper: Keeper;
  readonly #solver: Pick<Solver, 'ask'>;
  /** Whether the player has seen the engine’s analysis after the game had ended. */
  #seen = false;
  /** The query that made the engine fail: it is repeated only at the player’s request. */
  #failed: EngineQuery | undefined;

  constructor(
    table: GameTable,
    announcer: Announcer,
    keeper: Keeper,
    background: Pick<Solver, 'ask'> = solver,
  ) {
    this.#table = table;
    this.#announcer = announcer;
    this.#keeper = keeper;
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
    const { model, taught } = this.#table;
    if (!model) return;
    if (taught) return this.#keepOut();
    this.#help(model);
    this.assessment = model.assessment();
    if (this.live && !this.#over && this.assessment.is !== 'notKnown') this.#assisted(model);
    const asks = (this.live || this.wanted !== undefined) && !this.#over;
    const query = asks ? model.nextQuery(this.#question) : undefined;
    this.#solver.ask(same(query, this.#failed) ? undefined : query, (update) =>
      this.#receive(update, query),
    );
  }

  #keepOut(): void {
    this.assessment = undefined;
    this.#solver.ask(undefined, () => undefined);
  }

  get #over(): boolean {
    return this.#table.scene?.ending === 'won';
  }

  /** Whether the game is decided, unless the player goes back. */
  get #ended(): boolean {
    return this.#table.scene?.ending !== undefined || this.#table.model?.wasWon() === true;
  }

  get #question(): Question {
    return this.wanted === 'back' ? 'lastWinnable' : 'assessment';
  }

  #receive(update: JobUpdate, query: EngineQuery | undefined): void {
    if (update.kind === 'answer' && query) {
      this.trouble = undefined;
      this.#table.model?.applyAnswer(this.#question, query, update.verdict);
    } else if (update.kind === 'failed') {
      this.#failed = query;
      this.trouble = update.reason;
      if (this.wanted !== undefined) this.#announcer.note(failureText(update.reason), 'problem');
      this.wanted = undefined;
    }
    this.consult();
  }

  /** Marks the game as assisted by the engine. */
  #assisted(model: Table): void {
    if (this.#table.scene?.figures.solver) return;
    model.engineHelped();
    this.#table.draw();
    this.#keeper.save();
  }

  /** Requests help, which arrives once the engine has an answer. */
  want(help: Help): void {
    this.#failed = undefined;
    this.wanted = help;
    this.#announcer.note(say('note-engine-looks'));
    this.consult();
  }

  /** Switches live analysis of this game on or off. */
  setLiveAnalysis(on: boolean): void {
    this.#failed = undefined;
    this.trouble = undefined;
    this.live = on;
    this.#announcer.note(say(on ? 'note-analysis-on' : 'note-analysis-off'));
    this.consult();
  }

  /**
   * Takes over what the deal search found out about the deal on the table. That it is winnable says
   * nothing about where a card lies: it is no help.
   */
  found(found: FoundView): void {
    const { model } = this.#table;
    if (!model) return;
    const query = model.nextQuery('assessment');
    if (query) model.applyAnswer('assessment', query, { is: 'won', line: found.line });
    this.#announcer.note(
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
    const { model } = this.#table;
    if (!model) return;
    if (!this.#ended) return this.#assisted(model);
    this.#seen = true;
    this.#keeper.seen();
  }

  /** The player has gone on; with a move that is played, what was seen counts as help. */
  goOn(isPlayed: boolean): void {
    this.forget();
    this.consult();
    const { model } = this.#table;
    if (!model || !isPlayed || !this.#seen) return;
    this.#seen = false;
    this.#assisted(model);
  }

  #help(model: Table): void {
    const { wanted } = this;
    if (wanted === undefined || openWindow() || !this.#isReady(model, wanted)) return;
    this.wanted = undefined;
    if (wanted === 'back') void this.#goBack(model);
    else this.#showLine(model, wanted);
  }

  #isReady(model: Table, wanted: Help): boolean {
    if (this.#over) return true;
    const { is, open } = model.assessment();
    if (is === 'canBeWon') return true;
    if (wanted === 'back') return model.nextQuery('lastWinnable') === undefined;
    return is === 'lost' || !open;
  }

  async #goBack(model: Table): Promise<void> {
    const { is, back, exact } = model.assessment();
    const before = this.#table.scene?.figures.moves ?? 0;
    if (is === 'canBeWon' || back === 0 || !(await this.#table.backToWon()))
      return this.#sayAssessment(model);
    this.#assisted(model);
    const moves = before - (this.#table.scene?.figures.moves ?? 0);
    this.#announcer.note(say(exact ? 'note-back' : 'note-back-perhaps', { moves }));
  }

  #showLine(model: Table, wanted: 'hint' | 'solution'): void {
    const hint = this.#over ? undefined : model.engineHint();
    const solution = hint && wanted === 'solution' ? model.solution() : undefined;
    if (!hint) return this.#sayAssessment(model);
    this.#assisted(model);
    if (!solution) return this.#announcer.showHint(hint);
    this.solution = solution;
    this.#announcer.notice = undefined;
    void open('solution');
  }

  /** Says whether the position is winnable, if there is no line to show. */
  #sayAssessment(model: Table): void {
    const { is, never } = model.assessment();
    const known = {
      canBeWon: 'note-engine-won',
      lost: never ? 'note-engine-never' : 'note-engine-lost',
      notKnown: 'note-engine-unknown',
    };
    if (is !== 'notKnown' && !this.#over) this.#assisted(model);
    this.#announcer.note(say(this.#over ? 'note-engine-over' : known[is]));
  }
}
