/** What the game needs to know about the windows over the table. */
export interface GameWindows {
  isOpen(): boolean;
  /** Opens the window that shows `Game.solution`. */
  showSolution(): void;
}
