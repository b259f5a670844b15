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

/**
 * Resolves when the browser has drawn what is there, parts that wait for their measured size
 * included. A hidden page draws nothing until it is shown.
 */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
