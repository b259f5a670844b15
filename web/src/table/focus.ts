/** Moves the focus over the table with the arrow keys. */

const WAYS: Record<string, readonly [dx: number, dy: number, far: boolean]> = {
  ArrowLeft: [-1, 0, false],
  ArrowRight: [1, 0, false],
  ArrowUp: [0, -1, false],
  ArrowDown: [0, 1, false],
  Home: [-1, 0, true],
  End: [1, 0, true],
};

/**
 * Moves the focus to the nearest place in that direction, or with Home and End to the farthest in
 * the row. Returns whether there was one.
 */
export function walk(key: string, from: HTMLElement, board: HTMLElement): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const [dx, dy, far] = way;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of board.querySelectorAll<HTMLElement>('[data-place]:not([disabled])')) {
    const there = one.getBoundingClientRect();
    const [right, down] = [there.left - here.left, there.top - here.top];
    const ahead = right * dx + down * dy;
    if (one === from || ahead <= 2) continue;
    // Up and down stay in the column, where there is anything; left and right may go a little
    // aside.
    const aside = Math.abs(right * dy) * 50 + Math.abs(down * dx) * (far ? 50 : 0.3);
    const distance = (far ? -ahead : ahead) + aside;
    if (distance < least) [least, best] = [distance, one];
  }
  best?.focus();
  return best !== undefined;
}
