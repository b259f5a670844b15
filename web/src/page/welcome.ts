/** Welcomes a player who has never seen the page. */

const NAME = 'webspinner-welcomed';

/**
 * Whether this browser has never shown the page; from now on it has. A browser that stores nothing
 * would be new at every visit, so it never is.
 */
export function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(NAME) !== null) return false;
    localStorage.setItem(NAME, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
