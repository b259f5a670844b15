/** The colours that the page wears now, for what is drawn without a style sheet. */

import { COLOURS, type Colour } from './theme';

/** Each as `rgb(…)`, light or dark as the page is. */
export function wornColours(): Record<Colour, string> {
  const probe = document.createElement('span');
  document.body.append(probe);
  try {
    const style = getComputedStyle(probe);
    return Object.fromEntries(
      COLOURS.map((name) => {
        probe.style.color = `var(--${name})`;
        return [name, style.color];
      }),
    ) as Record<Colour, string>;
  } finally {
    probe.remove();
  }
}
