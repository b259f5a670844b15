/**
 * What the browser keeps for the page, each thing under a name of its own. A browser may refuse to,
 * or be full: then things last until the page is closed. And what is there need not be ours, so
 * the caller checks it.
 */

/** What is kept under this name; `undefined` or `null` if there is nothing that can be read. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return undefined;
  }
}

/** The members of the list under this name that are what they should be. */
export function keptList<T>(name: string, isOne: (value: unknown) => value is T): T[] {
  const found = kept(name);
  return Array.isArray(found) ? found.filter(isOne) : [];
}

/** Keeps a value that JSON can write. `undefined` removes what was kept. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It is refused, or there is no room.
  }
}
