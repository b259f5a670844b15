/** The player’s own ranks, also without an account: the browser remembers what it sent. */

import { countedOf } from '../store/results';
import { api } from './api';
import type { Order, Standing } from './wire';

/** The best place of this browser's results on a board; undefined if they have none. */
export async function ownPlace(
  game: string,
  day: string,
  query: { by: Order; assisted: boolean },
): Promise<Standing | undefined> {
  const counted = await countedOf(day).catch(() => []);
  const own = counted.filter(
    (one) => one.game === game && one.won && one.assisted === query.assisted,
  );
  const answers = await Promise.all(own.map(({ id }) => api.standing(id, query.by)));
  const standings = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  return standings.sort((one, other) => one.place - other.place)[0];
}
