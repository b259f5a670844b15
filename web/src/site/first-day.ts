/** The first day on which a site had daily deals. */

import { keep, kept } from '../browser/local-storage';
import { api, type Answer } from './api';
import { daysBefore } from '../days/days';
import type { Daily } from './wire';

const NAME = 'webspinner-daily-first';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** As far as this browser knows it. */
export function knownFirstDay(): string | undefined {
  const day = kept(NAME);
  return typeof day === 'string' && DAY.test(day) ? day : undefined;
}

/**
 * The first day with deals from `earliest` on: a day that has some is followed by days that have
 * some, so a few questions find it. If the site does not answer, it is `earliest`.
 */
export async function firstDay(
  earliest: string,
  today: string,
  ask: (day: string) => Promise<Answer<Daily>> = (day) => api.daily(day),
): Promise<string> {
  const known = knownFirstDay();
  if (known !== undefined && known <= today) return known > earliest ? known : earliest;
  const has = async (day: string): Promise<boolean | undefined> => {
    const answer = await ask(day);
    return answer.ok ? answer.value.deals.length > 0 : undefined;
  };
  let [without, first] = [earliest, today];
  const begins = await has(earliest);
  if (begins !== false) return earliest;
  for (;;) {
    const between = daysBefore(first, Math.floor(daysBetween(without, first) / 2));
    if (between === first) break;
    const some = await has(between);
    if (some === undefined) return earliest;
    if (some) first = between;
    else without = between;
  }
  keep(NAME, first);
  return first;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
