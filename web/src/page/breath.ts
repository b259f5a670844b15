/** Time for the browser to draw, and to answer to the player. */
export function breath(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}
