/**
 * What the house plays of a day's deal, in the background: the fair player, some times over, the
 * same games in every browser. They are kept, because they take a minute.
 */

import { keep, keptList } from '../browser/local-storage';
import { house } from '../engine/shared';
import type { HouseProgress } from '../engine/jobs';
import type { DailyDeal } from '../site/wire';
import { failureText } from '../words/engine-failure';

interface Kept extends HouseProgress {
  readonly name: string;
}

const NAME = 'webspinner-house';
/** Some days of some games. */
const MOST = 30;

export class House {
  progress = $state.raw<HouseProgress>();
  problem = $state('');
  readonly #end: () => void;

  constructor({ game, version, deal }: DailyDeal) {
    const name = `${game} ${version} ${deal}`;
    const known = all().find((one) => one.name === name);
    this.progress = known;
    if (known) {
      this.#end = () => undefined;
      return;
    }
    this.#end = house.run({ kind: 'house', request: { rules: game, deal } }, (update) => {
      if (update.kind === 'failed') this.problem = failureText(update.reason);
      if (update.kind !== 'house') return;
      this.progress = update.progress;
      if (update.last) keep(NAME, [{ ...update.progress, name }, ...all()].slice(0, MOST));
    });
  }

  /** Plays no further. */
  end(): void {
    this.#end();
  }
}

const all = (): Kept[] => keptList(NAME, isKept);

/** What is kept need not be ours. */
function isKept(value: unknown): value is Kept {
  const { name, games, played, won, best } = Object(value) as Record<string, unknown>;
  const { line, score } = Object(best) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    [games, played, won].every((count) => Number.isSafeInteger(count)) &&
    (best === undefined ||
      (Number.isSafeInteger(score) &&
        Array.isArray(line) &&
        line.every((move) => typeof move === 'string')))
  );
}
