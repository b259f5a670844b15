import type { Game } from '../game/game.svelte';
import { showReview, type ReviewSubject } from '../game/shown-review.svelte';
import { say } from '../words/words.svelte';
import { conclusionOf } from './conclusion';
import { isSame, type Reviewer } from './reviewer.svelte';

/** Says under the table what a review found that went on after its window was closed. */
export function tell(game: Game, done: Reviewer, shown: ReviewSubject, isWon: boolean): void {
  const { title } = shown;
  // The notice may stay longer than the review, which ends with its next window.
  const table = done.copy();
  const text = say('note-reviewed', { game: title, text: conclusionOf(done, isWon) });
  game.announcer.note(text, 'plain', {
    text: say('note-reviewed-show'),
    act: () => {
      const { model } = game.table;
      const current = shown.current && model !== undefined && isSame(table, model);
      showReview({ table: table.copy(), title, current });
    },
  });
}
