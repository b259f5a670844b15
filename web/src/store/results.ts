/** Results that wait to be sent, and those that the server has counted. */

import { database, type CountedResult, type WaitingResult } from './database';

export async function waiting(): Promise<WaitingResult[]> {
  return (await database()).getAll('waiting');
}

export async function removeWaiting(id: string): Promise<void> {
  await (await database()).delete('waiting', id);
}

/** Marks a result as counted by the server. */
export async function setCounted(result: CountedResult): Promise<void> {
  const transaction = (await database()).transaction(['waiting', 'counted'], 'readwrite', {
    durability: 'strict',
  });
  await transaction.objectStore('waiting').delete(result.id);
  await transaction.objectStore('counted').put(result);
  await transaction.done;
}

/** The counted results of a day's deals. */
export async function countedOf(day: string): Promise<CountedResult[]> {
  return (await database()).getAllFromIndex('counted', 'day', day);
}
