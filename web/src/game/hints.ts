import type { Step } from '../engine/engine';
import { set, settings } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import { ideaOf } from './coach';
import type { Notice } from './notice';

interface Hinting {
  hint(): void;
  note(text: string, tone?: Notice['tone'], offer?: Notice['offer']): void;
  readonly scene?: { readonly noUsefulMove: boolean } | undefined;
}

/**
 * Says what hints, or watching, cost, once, instead of giving the first; not if the game has paid
 * already. Where no move is useful, none is hinted: the player is told so, and that costs nothing.
 */
export function explainsHints(
  game: Hinting,
  isAssisted: boolean,
  kind: 'hint' | 'watch' = 'hint',
): boolean {
  if (game.scene?.noUsefulMove) {
    game.note(say('note-no-useful-move'));
    return true;
  }
  if (settings.hintsExplained) return false;
  set({ hintsExplained: true });
  if (isAssisted) return false;
  const offer = { text: say(`note-${kind}-show`), act: () => game.hint() };
  game.note(say(`note-${kind}-costs`), 'plain', offer);
  return true;
}

/**
 * The notice of a hint, or that no move is useful; `assists` if the game has just become assisted,
 * `certain` is why the win is certain.
 */
export function hintNotice(hint: Step | undefined, assists: boolean, certain?: string): Notice {
  if (!hint) return { text: say('note-no-useful-move'), tone: 'plain' };
  const text = say('note-hint', { move: hint.text, why: hint.why ?? '' });
  return {
    text: assists ? say('note-hint-assists', { hint: text }) : text,
    tone: 'plain',
    certain: certain && (hint.idea === 'why-toward-win' ? '' : certain),
    idea: ideaOf(hint.idea),
  };
}
