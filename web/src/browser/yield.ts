/** Lets the browser do other work before going on. */

/** Resolves once the browser has had a turn to handle input, and to paint if it wants to. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** How long to wait for a paint that may never come, because the page is hidden. */
const HIDDEN_MS = 100;

/** Resolves when the browser has painted what is there. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
}
