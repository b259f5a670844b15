/** Loads themes, sets their properties, and remembers them for the next start. */

import { keep } from '../browser/local-storage';
import { enliven } from './table-lights';
import { THEMES, type ThemeName } from './names';
import { properties, type Theme } from './theme';

const WORN = 'webspinner-worn';

const files = import.meta.glob<Theme>('./looks/*.ts', { import: 'default' });

/** The theme of this name, which is loaded when it is first used. */
export async function themeNamed(name: ThemeName): Promise<Theme> {
  const load = files[`./looks/${name}.ts`];
  if (!load) throw new Error(`there is no theme ${name}`);
  return load();
}

/** The page wears this theme. */
export function wear(theme: Theme): void {
  const { style } = document.documentElement;
  for (const [name, value] of properties(theme)) style.setProperty(name, value);
  enliven(theme.life);
  // Browsers on phones colour their own bar like ours.
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
    meta.content = theme.colours.bar[meta.media.includes('dark') ? 1 : 0];
  });
}

/**
 * Keeps a theme for `public/worn.js`, which puts it on before anything is painted, so that no other
 * table flashes up, and can import none. The style sheet has the default.
 */
export function remember(name: ThemeName, theme: Theme): void {
  keep(WORN, name === THEMES[0] ? undefined : { theme: name, properties: properties(theme) });
}
