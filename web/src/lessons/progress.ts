/** How far the player has come in each lesson. */

const NAME = 'webspinner-lessons';

/** How many steps of a lesson are done. */
export function stepsDone(id: string): number {
  const count = all()[id];
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}

/** How many steps are done, by the id of the lesson. */
export function allStepsDone(): Record<string, number> {
  return Object.fromEntries(Object.keys(all()).map((id) => [id, stepsDone(id)]));
}

/** Notes that this many steps are done, unless more were done before. */
export function setStepsDone(id: string, count: number): void {
  const known = all();
  if (stepsDone(id) >= count) return;
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...known, [id]: count }));
  } catch {
    // Where nothing can be stored, every lesson begins anew.
  }
}

/** What is stored need not be ours. */
function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
