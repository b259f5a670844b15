import type { Step } from '../engine/engine';
import { say } from '../words/words.svelte';
import { ideaOf } from './coach-texts';
import type { Notice } from './notice';

interface Hinting {
  note(text: string): void;
  readonly scene?: { readonly noUsefulMove: boolean } | undefined;
}

/** Says that no move is useful, if so: then none is hinted, and that costs nothing. */
export function saysNoneIsUseful(game: Hinting): boolean {
  const isStranded = game.scene?.noUsefulMove === true;
  if (isStranded) game.note(say('note-no-useful-move'));
  return isStranded;
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
