/** Daily deals. Those seen once can be played offline. */

import { keep, keptList } from '../browser/local-storage';
import { api, type Answer } from './api';
import { todayUtc } from '../days/days';
import { fits } from './shape';
import { daily, type Daily } from './wire';

const NAME = 'webspinner-daily';
/** How many days are cached. */
const DAYS = 31;

/** The deals of a day, by default today: from the server or, if that fails, from the cache. */
export async function dealsOf(day?: string): Promise<Answer<Daily>> {
  const answer = await api.daily(day);
  if (answer.ok) {
    cache(answer.value);
    return answer;
  }
  const seen = seenDays().find((one) => one.day === (day ?? todayUtc()));
  return seen ? { ok: true, value: seen } : answer;
}

const seenDays = (): Daily[] => keptList(NAME, (one): one is Daily => fits(daily, one));

function cache(seen: Daily): void {
  const others = seenDays().filter(({ day }) => day !== seen.day);
  const latest = [seen, ...others]
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, DAYS);
  keep(NAME, latest);
}
