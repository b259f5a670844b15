/** What the page says of the game: below the table, and to screen readers. */

import type { Step } from '../engine/engine';
import { aloud } from '../words/cards.svelte';
import { hintNotice, type Notice } from './notice';

export class Announcer {
  notice = $state.raw<Notice>();
  /** What a screen reader announces. */
  said = $state('');
  /** The move that is shown before it is made. */
  hinted = $state.raw<Step>();

  /** Makes a screen reader announce this. */
  say(text: string): void {
    const words = aloud(text);
    // Screen readers skip a text that has not changed.
    this.said = words === this.said ? `${words}\u00a0` : words;
  }

  note(text: string, tone: Notice['tone'] = 'plain', offer?: Notice['offer']): void {
    this.tell({ text, tone, offer });
  }

  showHint(hint: Step | undefined, assists = false, certain?: string): void {
    this.hinted = hint;
    this.tell(hintNotice(hint, assists, certain));
  }

  tell(notice: Notice): void {
    this.notice = notice;
    this.say([notice.text, notice.certain, notice.idea].filter(Boolean).join(' – '));
  }
}
