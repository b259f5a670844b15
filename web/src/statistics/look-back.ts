/** A look back at a week or a year. */

import { whole, type WholeEngine } from '../engine/whole';
import { inGroup, type Group } from '../saved/counted';
import { dayHere, daysAfter, daysBefore, firstWeekday, weekOf } from '../days/days';
import { timeOf } from './overview';
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
export function lookBack(
  games: readonly Game[],
  { from, to, before }: Span,
  engine: Pick<WholeEngine, 'statistics'> = whole(),
) {
  const statistics = (of: readonly Ended[]) =>
    engine.statistics({ records: of.map(({ info }) => info) });
  const ownTries = (of: readonly Game[]) => statistics(inGroup(of, { game: '', group: 'own' }));
  const shown = within(games, from, to);
  const { byGame } = statistics(shown);
  const own = ownTries(shown);
  const least = (of: 'fewest_moves' | 'best_win_time_ms'): Best | undefined =>
    byGame
      .flatMap(({ game, wins: { [of]: value } }) => (value === undefined ? [] : { game, value }))
      .sort((one, other) => one.value - other.value)[0];
  const isWon = ({ info }: Game): boolean => info.result === 'won';
  const earlier = within(games, '', from).filter(isWon);
  const known = new Set(earlier.map(({ info }) => info.game));
  const won = shown.filter(isWon).map(({ info }) => info.game);
  return {
    games: shown.length,
    won: won.length,
    /** On how many days games ended. */
    days: new Set(shown.map(({ updated }) => dayHere(new Date(updated)))).size,
    timeMs: timeOf(shown.map(({ info }) => info)),
    /** Won of the first tries without help, in percent, here and in the span before. */
    rate: own.win_rate,
    rateBefore: ownTries(within(games, before, from)).win_rate,
    /** What was played most, and how often. */
    most: byGame.map(({ game, played }): Best => ({ game, value: played }))[0],
    /** The most wins in a row, first tries without help. */
    streak: own.longest_winning_streak,
    fewest: least('fewest_moves'),
    /** The quickest win, in milliseconds. */
    quickest: least('best_win_time_ms'),
    /** The games that were never won before. */
    firstWins: [...new Set(won)].filter((game) => !known.has(game)),
  };
}

export type LookBack = ReturnType<typeof lookBack>;
