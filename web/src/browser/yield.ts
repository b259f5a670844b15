/** Time for the browser to answer to the player, and to draw if it wants to. */
export function breath(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}

/** How long to wait for what may never be drawn, because nobody sees it. */
const UNSEEN_MS = 100;

/** Resolves when the browser has drawn what is there. */
export function drawn(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, UNSEEN_MS);
  });
}
