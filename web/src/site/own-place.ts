/** The player’s own ranks, also without an account: the browser remembers what it sent. */

import { countedOf } from '../store/results';
import { api } from './api';
import type { Field, Order, Standing } from './wire';

/** The best place of this browser's results on a board; undefined if they have none. */
export async function ownPlace(
  game: string,
  day: string,
  { by, field }: { by: Order; field: Field },
): Promise<Standing | undefined> {
  const counted = await countedOf(day).catch(() => []);
  const assisted = field === 'assisted';
  const own = counted.filter((one) => one.game === game && one.won && one.assisted === assisted);
  const answers = await Promise.all(own.map(({ id }) => api.standing(id, by, field)));
  const standings = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  return standings.sort((one, other) => one.place - other.place)[0];
}
