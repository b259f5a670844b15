/** The review that goes on when its window is closed: one at a time. */

import type { Line, Reviewer } from './reviewer.svelte';

let going: Reviewer | undefined;

/** Lets a review go on, and calls this when it is done. */
export function goOn(reviewer: Reviewer, ondone: () => void): void {
  reviewer.ondone = ondone;
  going = reviewer;
}

/** The review of this line, if it went on until now; a review of any other line ends. */
export function takeBack(line: Line): Reviewer | undefined {
  const reviewer = going;
  going = undefined;
  if (!reviewer) return undefined;
  reviewer.ondone = undefined;
  if (reviewer.isOf(line)) return reviewer;
  reviewer.close();
  return undefined;
}
