import { say } from '../words/words.svelte';
import { findingOf } from './findings';
import type { Reviewer } from './reviewer.svelte';

/** What a review has found out. `isWon`: whether the game was won. */
export function conclusionOf(reviewer: Pick<Reviewer, 'review' | 'step'>, isWon: boolean): string {
  const finding = findingOf(reviewer.review.prospects);
  switch (finding.kind) {
    case 'could':
      return say(isWon ? 'review-won' : 'review-could');
    case 'never':
      return say('note-engine-never');
    case 'move':
      return say('review-move', {
        move: finding.move,
        text: reviewer.step(finding.move)?.text ?? '',
      });
    case 'among':
      return say('review-among', { from: finding.from, to: finding.to });
    case 'by':
      return say('review-by', { move: finding.move });
    default:
      return say('review-open');
  }
}
