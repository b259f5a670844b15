import { expect, test } from 'vitest';

import { BACKS } from '../cards/backs';
import { THEMES } from '../themes/names';
import { drawnBack } from './back.svelte';

test('every theme has a back of its own', () => {
  const backs = THEMES.map((theme) => drawnBack({ back: 'theme', theme }));
  expect(new Set(backs).size).toBe(THEMES.length);
});

test('a chosen back stays with every theme, and a photo is drawn as that of the theme', () => {
  for (const theme of THEMES) {
    for (const back of BACKS) expect(drawnBack({ back, theme })).toBe(back);
    expect(drawnBack({ back: 'photo', theme })).toBe(drawnBack({ back: 'theme', theme }));
  }
});
