/** Every theme at once, for the chooser and the tests. */

import { THEMES, type ThemeName } from './names';
import type { Theme } from './theme';

const files = import.meta.glob<Theme>('./looks/*.ts', { import: 'default', eager: true });

export const LOOKS = Object.fromEntries(
  THEMES.map((name) => [name, files[`./looks/${name}.ts`]]),
) as Record<ThemeName, Theme>;
