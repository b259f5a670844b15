/** Lets a theme live: small lights over the picture of the table, below the cards. */

import './table-lights.css';
import type { Life, Light } from './theme';

/** Waits for the table: a theme is worn before it is there. */
let waiting: MutationObserver | undefined;

/** The table has these lights now, or none. */
export function enliven(life: Life | undefined): void {
  waiting?.disconnect();
  document.querySelector('.life')?.remove();
  if (!life) return;
  const place = (): boolean => {
    const table = document.querySelector('#page > main');
    table?.prepend(layerOf(life));
    return table !== null;
  };
  if (place()) return;
  waiting = new MutationObserver((_, observer) => {
    if (place()) observer.disconnect();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}

function layerOf(life: Life): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'life';
  layer.ariaHidden = 'true';
  const picture = document.createElement('div');
  picture.style.setProperty('--ratio', `${life.width / life.height}`);
  picture.style.setProperty('--left', `${life.left / 100}`);
  picture.style.setProperty('--top', `${life.top / 100}`);
  picture.append(...life.lights.map((light, nth) => lit(light, nth, life)));
  layer.append(picture);
  return layer;
}

function lit({ kind, x, y, size }: Light, nth: number, { width, height }: Life): HTMLElement {
  const light = document.createElement('i');
  light.className = kind;
  const values = {
    x: `${(100 * x) / width}%`,
    y: `${(100 * y) / height}%`,
    size: `${size}rem`,
    // Whole seconds: they shine at different times, and yet change in the same frames.
    delay: `${-(nth * 11)}s`,
  };
  for (const [name, value] of Object.entries(values)) light.style.setProperty(`--${name}`, value);
  return light;
}
