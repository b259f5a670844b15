/** A look back as sentences. */

import { clockText } from '../words/clock';
import { number, say } from '../words/words.svelte';
import { percentText, unitText } from './figure-texts';
import type { LookBack, Span } from './look-back';

/** What there is to say, most important first. `nameOf` names a game by its id. */
export function lookBackTexts(
  span: Span,
  back: LookBack,
  nameOf: (game: string) => string,
): string[] {
  const { games, won, days, timeMs, rate, rateBefore, most, streak, fewest, quickest } = back;
  const texts = [say('look-back-games', { games, won, days })];
  if (timeMs > 0) texts.push(say('look-back-time', { time: unitText(timeMs) }));
  if (rate !== undefined) {
    const than = span.name.endsWith('week') ? 'week' : 'year';
    const points = rateBefore === undefined ? 0 : Math.round(rate - rateBefore);
    texts.push(say('look-back-rate', { rate: percentText(rate) }));
    if (points !== 0) {
      const way = points > 0 ? 'more' : 'less';
      texts.push(say(`look-back-${way}`, { points: number(Math.abs(points)), than }));
    }
  }
  if (most && most.value > 1)
    texts.push(say('look-back-most', { game: nameOf(most.game), games: most.value }));
  if (streak > 1) texts.push(say('look-back-streak', { games: streak }));
  if (fewest)
    texts.push(say('look-back-fewest', { game: nameOf(fewest.game), moves: fewest.value }));
  if (quickest)
    texts.push(
      say('look-back-quickest', { game: nameOf(quickest.game), time: clockText(quickest.value) }),
    );
  for (const game of back.firstWins) texts.push(say('look-back-first', { game: nameOf(game) }));
  return texts;
}

/** The heading of a span: a year by its number. */
export function spanText({ name, from }: Span): string {
  return name.endsWith('week') ? say(`look-back-${name}`) : from.slice(0, 4);
}
