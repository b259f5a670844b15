/** The lesson that the player has asked for. All else about lessons is loaded when one is. */

export interface WantedLesson {
  /** The id of the lesson: that of the game it teaches. */
  readonly id: string;
}

let wanted = $state.raw<WantedLesson>();

export function wantedLesson(): WantedLesson | undefined {
  return wanted;
}

/** Begins a lesson, or goes on with it where the player left it. */
export function learn(id: string): void {
  wanted = { id };
}

export function endLesson(): void {
  wanted = undefined;
}
