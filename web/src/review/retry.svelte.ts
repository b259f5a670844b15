/** The move that lost a game, to be played better: the engine judges each try. */

import type { EngineQuery, Step, Table } from '../engine/engine';
import type { Solver } from '../engine/solver';
import { setUpTable } from '../engine/tables';
import type { Game } from '../game/game.svelte';
import { Task } from '../tasks/task.svelte';
import type { LostMove } from '../tasks/wanted.svelte';

/**
 * The state of a try: none made, being judged, one that keeps the game winnable, one that loses
 * too, or one that the engine cannot judge.
 */
export type RetryStanding = 'open' | 'judging' | 'found' | 'lost' | 'unclear';

export class Retry extends Task {
  standing = $state<RetryStanding>('open');
  readonly wanted: LostMove;
  readonly #table: Table;
  readonly #solver: Pick<Solver, 'run'>;
  /** The winning move, as it is shown. */
  readonly #best: Step | undefined;
  #stop: (() => void) | undefined;
  #tried = false;

  constructor(
    wanted: LostMove,
    game: Game,
    solver: Pick<Solver, 'run'>,
    setUp: (game: string, picture: string) => Table = setUpTable,
  ) {
    super(game);
    this.wanted = wanted;
    this.#solver = solver;
    this.#table = setUp(wanted.game, wanted.picture);
    const query = this.#table.nextQuery('assessment');
    if (query) this.#table.applyAnswer('assessment', query, { is: 'won', line: [...wanted.line] });
    this.#best = this.#table.engineHint();
    this.lay(this.#table);
  }

  judge(): void {
    if (!this.isOnTable) return;
    this.#stop?.();
    this.#stop = undefined;
    if (this.#table.scene().figures.moves === 0) {
      this.standing = 'open';
      return;
    }
    this.#look();
  }

  #look(): void {
    const { is } = this.#table.assessment();
    const query = is === 'notKnown' ? this.#table.nextQuery('assessment') : undefined;
    if (query) this.#ask(query);
    else this.standing = ({ canBeWon: 'found', lost: 'lost', notKnown: 'unclear' } as const)[is];
    if (is !== 'notKnown') this.#note(is === 'canBeWon');
  }

  #note(isBetter: boolean): void {
    if (!this.#tried) this.wanted.ontried?.(isBetter);
    this.#tried = true;
  }

  #ask(query: EngineQuery): void {
    this.standing = 'judging';
    this.#stop = this.#solver.run({ kind: 'answer', query }, (update) => {
      if (!this.isOnTable) return;
      if (update.kind === 'answer') {
        this.#table.applyAnswer('assessment', query, update.verdict);
        this.#look();
      } else if (update.kind === 'failed') this.standing = 'unclear';
    });
  }

  /** Goes back to the position before the move. */
  async again(): Promise<void> {
    const { moves } = this.#table.scene().figures;
    // All at once: no position on the way is to be judged.
    await Promise.all(Array.from({ length: moves }, () => this.game.table.undo()));
  }

  /** From the start: another move may have been made. */
  async hint(): Promise<void> {
    this.#note(false);
    await this.again();
    this.point(this.#best);
  }

  close(): void {
    this.#stop?.();
  }
}
