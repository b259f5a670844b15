import { engine } from '../engine/engine';
import { say } from '../words/words.svelte';
import type { Standing } from './goals';

/** What a goal asks for. */
export function goalText({ id, need, game }: Pick<Standing, 'id' | 'need' | 'game'>): string {
  const name = game === undefined ? '' : (engine.gameName(game) ?? game);
  return say(`goal-${id}`, { need, game: name });
}

/** What helps to reach it. */
export function goalTip({ id, game }: Pick<Standing, 'id' | 'game'>): string {
  return say(id === 'game' ? `goal-tip-game-${game}` : `goal-tip-${id}`);
}
