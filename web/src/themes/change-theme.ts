/** Puts a theme on the page. The default one is the style sheet itself and needs none of this. */

import { THEMES, type ThemeName } from './names';

let wanted: ThemeName | undefined = THEMES[0];

/**
 * Resolves once the page wears the theme. If it cannot be loaded, the page keeps what it wears.
 */
export async function dress(name: ThemeName): Promise<void> {
  if (name === wanted) return;
  wanted = name;
  try {
    const { themeNamed, remember, wear } = await import('./apply-theme');
    const theme = await themeNamed(name);
    // The player may have chosen another one in the meantime.
    if (name !== wanted) return;
    wear(theme);
    remember(name, theme);
  } catch {
    // There may be no network, and not everything is stored yet: the next choice tries again.
    wanted = undefined;
  }
}
