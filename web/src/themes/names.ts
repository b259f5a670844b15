import type { Back } from '../cards/backs';

/** The themes in the order of the chooser, and the back that goes with each. */
export const THEME_BACKS = {
  felt: 'web',
  dew: 'dew',
  walnut: 'suits',
  night: 'stars',
  paper: 'fan',
  slate: 'spider',
  rose: 'rosette',
  spring: 'botanical',
  autumn: 'weave',
  winter: 'waves',
  contrast: 'plain',
} as const satisfies Record<string, Back>;
export type ThemeName = keyof typeof THEME_BACKS;

/** The names of the themes. The first is the one of the style sheet. */
export const THEMES = Object.keys(THEME_BACKS) as [ThemeName, ...ThemeName[]];

/** Whether the page is light or dark: as the system says, or always the same. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
