/** The player’s own ranks, also without an account: the browser remembers what it sent. */

import { countedOf } from '../store/database';
import { api } from './api';
import type { Order, Standing } from './wire';

/** The best place that this browser's results have on a board; nothing if they have none. */
export async function ownPlace(
  game: string,
  day: string,
  asked: { by: Order; assisted: boolean },
): Promise<Standing | undefined> {
  const counted = await countedOf(day).catch(() => []);
  const own = counted.filter(
    (one) => one.game === game && one.won && one.assisted === asked.assisted,
  );
  const answers = await Promise.all(own.map(({ id }) => api.standing(id, asked.by)));
  const standings = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  return standings.sort((one, other) => one.place - other.place)[0];
}
