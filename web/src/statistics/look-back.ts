/** A look back at a week or a year. */

import type { Group } from '../saved/counted';
import { dayHere, daysAfter, daysBefore, firstWeekday, weekOf } from '../days/days';
import { figuresByGame, timeOf } from './overview';
import type { Ended } from './series';

type Game = Ended & { readonly groups: readonly Group[] };

/** The days from one on, up to another that is no longer meant, as `2026-11-23`. */
export interface Span {
  readonly name: 'this-week' | 'last-week' | 'this-year' | 'last-year';
  readonly from: string;
  readonly to: string;
  /** Where the span before begins, with which it is compared. */
  readonly before: string;
}

/** Something that was best in a span: in which game, and how good. */
interface Best {
  readonly game: string;
  readonly value: number;
}

export interface LookBack {
  readonly games: number;
  readonly won: number;
  /** On how many days games ended. */
  readonly days: number;
  readonly timeMs: number;
  /** Won of the first tries without help, from 0 to 1; undefined if there are none. */
  readonly rate: number | undefined;
  /** The same in the span before. */
  readonly rateBefore: number | undefined;
  /** What was played most, and how often. */
  readonly most: Best | undefined;
  /** The most wins in a row, first tries without help. */
  readonly streak: number;
  readonly fewest: Best | undefined;
  /** The quickest win, in milliseconds. */
  readonly quickest: Best | undefined;
  /** The games that were never won before. */
  readonly firstWins: readonly string[];
}

/** The spans that have a game in them, the latest first. */
export function spans(games: readonly Ended[], now: Date, from: number = firstWeekday()): Span[] {
  const week = (ago: number): string => daysBefore(weekOf(now, from), 7 * ago);
  const year = (ago: number): string => `${Number(dayHere(now).slice(0, 4)) - ago}-01-01`;
  const all: Span[] = [
    { name: 'this-week', from: week(0), to: daysAfter(week(0), 7), before: week(1) },
    { name: 'last-week', from: week(1), to: week(0), before: week(2) },
    { name: 'this-year', from: year(0), to: year(-1), before: year(1) },
    { name: 'last-year', from: year(1), to: year(0), before: year(2) },
  ];
  return all.filter((span) => within(games, span.from, span.to).length > 0);
}

function within<G extends Ended>(games: readonly G[], from: string, to: string): G[] {
  return games.filter(({ updated }) => {
    const day = dayHere(new Date(updated));
    return from <= day && day < to;
  });
}

/** What there is to say of a span, from all games in the order in which they ended. */
export function lookBack(games: readonly Game[], { from, to, before }: Span): LookBack {
  const shown = within(games, from, to);
  const infos = shown.map(({ info }) => info);
  const byGame = figuresByGame(infos);
  const least = (of: 'moves' | 'timeMs'): Best | undefined =>
    byGame
      .flatMap(({ game, [of]: value }) => (value === undefined ? [] : { game, value }))
      .sort((one, other) => one.value - other.value)[0];
  const earlier = within(games, '', from).filter(isWon);
  const known = new Set(earlier.map(({ info }) => info.game));
  const won = shown.filter(isWon).map(({ info }) => info.game);
  return {
    games: shown.length,
    won: won.length,
    days: new Set(shown.map(({ updated }) => dayHere(new Date(updated)))).size,
    timeMs: timeOf(infos),
    rate: rateOf(shown),
    rateBefore: rateOf(within(games, before, from)),
    most: byGame.map(({ game, played }) => ({ game, value: played }))[0],
    streak: longest(ownWins(shown)),
    fewest: least('moves'),
    quickest: least('timeMs'),
    firstWins: [...new Set(won)].filter((game) => !known.has(game)),
  };
}

const isWon = ({ info }: Ended): boolean => info.result === 'won';

/** Which of the first tries without help were won. */
function ownWins(games: readonly Game[]): boolean[] {
  return games.filter(({ groups }) => groups.includes('own')).map(isWon);
}

function rateOf(games: readonly Game[]): number | undefined {
  const wins = ownWins(games);
  return wins.length > 0 ? wins.filter(Boolean).length / wins.length : undefined;
}

function longest(wins: readonly boolean[]): number {
  let [best, now] = [0, 0];
  for (const won of wins) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}
