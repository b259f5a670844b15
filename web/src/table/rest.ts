/** Waiting until what moves on the table has arrived. */

/** How long cards that arrived are left to be looked at. */
const LOOK_MS = 350;
/** Nothing that moves keeps a player waiting for longer. */
const MOST_MS = 1500;

/** Resolves at once where nothing moves, as for players who want no motion. */
export async function atRest(where: Pick<Document, 'getAnimations'>): Promise<void> {
  const moving = where.getAnimations().filter((one) => one.playState === 'running');
  if (moving.length === 0) return;
  await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), after(MOST_MS)]);
  await after(LOOK_MS);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
