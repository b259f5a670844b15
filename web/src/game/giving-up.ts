/** Giving the game on the table up: it counts as lost, whatever is played from there. */

import { loadWindowTexts, say } from '../words/words.svelte';
import { newDeal } from './deals';
import type { Game } from './game.svelte';

/** Whether there is something to give up: a saved game that was begun and is not over. */
export function canGiveUp({ autosave, table: { scene } }: Game): boolean {
  if (!scene || autosave.id === undefined || scene.ending === 'won') return false;
  return scene.can.restart && !(scene.figures.noUndo && scene.ending !== undefined);
}

/** Asks first: a player who goes on instead has given nothing up. */
export async function askToGiveUp(game: Game): Promise<void> {
  // The menu knows no more than its own texts.
  await loadWindowTexts().catch(() => undefined);
  const giveUp = (): void => {
    game.keeper.giveUp();
    const next = { text: say('menu-new'), act: () => newDeal(game) };
    game.announcer.note(say('given-up', { game: game.table.title }), 'plain', next);
  };
  game.announcer.note(say('saved-games-ask-give-up'), 'plain', {
    text: say('menu-give-up'),
    act: giveUp,
  });
}
