/** Waits until moving cards have arrived. */

/** How long cards that have arrived stay visible. */
const LOOK_MS = 350;
/** The longest that a player waits for moving cards. */
const MOST_MS = 10_000;

/** Resolves at once if nothing moves, for example because motion is off. */
export async function atRest(where: Pick<Document, 'getAnimations'>): Promise<void> {
  const moving = where
    .getAnimations()
    // What goes on forever is no card.
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  if (moving.length === 0) return;
  await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), after(MOST_MS)]);
  await after(LOOK_MS);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
