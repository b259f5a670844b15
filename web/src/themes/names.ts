/** The names of the themes, in the order of the chooser. The first is the one of the style sheet. */

export const THEMES = [
  'felt',
  'dew',
  'walnut',
  'night',
  'paper',
  'slate',
  'rose',
  'spring',
  'autumn',
  'winter',
  'contrast',
] as const;
export type ThemeName = (typeof THEMES)[number];

/** Whether the page is light or dark: as the system says, or always the same. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
