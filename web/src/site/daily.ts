/** Daily deals. Those seen once can be played offline. */

import { api, type Answer } from './api';
import { todayUtc } from './days';
import { fits } from './shape';
import { daily, type Daily } from './wire';

const NAME = 'webspinner-daily';
/** How many days are cached. */
const DAYS = 31;

/** The deals of a day, by default today: from the server or, if that fails, from the cache. */
export async function dealsOf(day?: string): Promise<Answer<Daily>> {
  const answer = await api.daily(day);
  if (answer.ok) {
    keep(answer.value);
    return answer;
  }
  const seen = seenDays().find((one) => one.day === (day ?? todayUtc()));
  return seen ? { ok: true, value: seen } : answer;
}

function seenDays(): Daily[] {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(cached) ? cached.filter((one) => fits(daily, one)) : [];
  } catch {
    return [];
  }
}

function keep(seen: Daily): void {
  const others = seenDays().filter(({ day }) => day !== seen.day);
  const latest = [seen, ...others]
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, DAYS);
  try {
    localStorage.setItem(NAME, JSON.stringify(latest));
  } catch {
    // Storage is refused or full: the deals are available as long as the server is.
  }
}
