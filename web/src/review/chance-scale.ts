/** How high a chart of chances has to be. */

/** Round heights; a half and a quarter of each are easy to read, too. */
const TOPS = [0.04, 0.1, 0.2, 0.4, 0.6, 0.8, 1] as const;

/** The lowest round chance that none of these lies above. */
export function topOf(chances: readonly number[]): number {
  const most = Math.max(0, ...chances);
  return TOPS.find((top) => most <= top) ?? 1;
}
