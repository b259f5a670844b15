/** Results to send, in the browser's database or, if that is refused, in memory. */

import { addWaiting, type WaitingResult } from '../store/database';
import { removeWaiting, setCounted, waiting } from '../store/results';
import type { QueueStore } from './queue';
import type { SharedResult } from './wire';

export class Outbox implements QueueStore {
  readonly #loose = new Map<string, WaitingResult>();
  /** Results that are done, even if the database could not store that. */
  readonly #done = new Set<string>();

  async all(): Promise<readonly WaitingResult[]> {
    const stored = await waiting().catch((): WaitingResult[] => []);
    return [...stored, ...this.#loose.values()].filter(({ id }) => !this.#done.has(id));
  }

  async add(result: WaitingResult): Promise<void> {
    try {
      await addWaiting(result);
    } catch {
      this.#loose.set(result.id, result);
    }
  }

  async counted(result: SharedResult): Promise<void> {
    const { id, game, outcome, assisted, day } = result;
    this.#forget(id);
    const counted = {
      id,
      game,
      won: outcome === 'won',
      assisted,
      ...(day === undefined ? {} : { day }),
    };
    await setCounted(counted).catch(() => undefined);
  }

  async drop(id: string): Promise<void> {
    this.#forget(id);
    await removeWaiting(id).catch(() => undefined);
  }

  #forget(id: string): void {
    this.#done.add(id);
    this.#loose.delete(id);
  }
}
