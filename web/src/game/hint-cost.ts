import { set, settings } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import type { Notice } from './notice';

interface Hinting {
  hint(): void;
  note(text: string, tone: Notice['tone'], offer: Notice['offer']): void;
}

/** Says what hints cost, once, instead of giving the first; not if the game has paid already. */
export function explainsHints(game: Hinting, isAssisted: boolean): boolean {
  if (settings.hintsExplained) return false;
  set({ hintsExplained: true });
  if (isAssisted) return false;
  const offer = { text: say('note-hint-show'), act: () => game.hint() };
  game.note(say('note-hint-costs'), 'plain', offer);
  return true;
}
