/** What the page says under the table. */

/** A notice under the table. */
export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'problem';
}

/** An unfinished, saved game that the player has left. */
export interface LeftGame {
  /** The id of the saved game. */
  readonly id: string;
  /** The id of its rules. */
  readonly game: string;
}
