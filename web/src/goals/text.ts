import { titleOf } from '../game/game-name';
import { clockText } from '../words/clock';
import { say } from '../words/words.svelte';
import { LIMITS, type PersonalGoal, type PersonalKind } from '../store/personal-goals';
import type { GoalStanding } from './goals';
import { MINUTE_MS } from './personal';

/** What a goal asks for. */
export function goalText({ id, need, game }: Pick<GoalStanding, 'id' | 'need' | 'game'>): string {
  return say(`goal-${id}`, { need, game: titleOf(game ?? '') });
}

/** What helps to reach it. */
export function goalTip({ id, game }: Pick<GoalStanding, 'id' | 'game'>): string {
  return say(id === 'game' ? `goal-tip-game-${game}` : `goal-tip-${id}`);
}

/** What a goal of the player's own choosing asks for. */
export function personalText({ kind, game, need, way }: Omit<PersonalGoal, 'since'>): string {
  const of = game === '' ? 'any' : 'one';
  const goal = say(`personal-${kind}`, { need, of, game: titleOf(game) });
  if (way === LIMITS[kind].way) return goal;
  return say('personal-in-this-way', { goal, way: say('personal-way-of', { way }) });
}

/** The best that the player has done so far at such a goal. */
export function bestText(kind: PersonalKind, best: number): string {
  return kind === 'moves'
    ? say('personal-best-moves', { moves: best })
    : say('personal-best-time', { time: clockText(best * MINUTE_MS) });
}
