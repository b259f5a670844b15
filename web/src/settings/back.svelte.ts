/** The back of the cards: the one chosen, the one that goes with the theme, or a photo. */

import { backSvg, photoBackSvg, type Back, type BackOptions } from '../cards/backs';
import { patternOf } from '../cards/loaded.svelte';
import { backUrl, svgUrl } from '../cards/urls';
import { THEME_BACKS } from '../themes/names';
import { settings, type Settings } from './settings.svelte';

/** The player’s photo as a `data:` address, once it is loaded. */
let photo = $state.raw<string>();

export function showPhotoBack(address: string | undefined): void {
  photo = address;
}

/** The drawn back, which takes the place of a photo where others may see it. */
export function drawnBack({ back, theme }: Pick<Settings, 'back' | 'theme'> = settings): Back {
  return back === 'theme' || back === 'photo' ? THEME_BACKS[theme] : back;
}

/** The drawing of that. */
export function drawnBackSvg(options: BackOptions): string {
  const back = drawnBack();
  return backSvg(back, patternOf(back), options);
}

/** The drawing of the back that the player sees; a photo may be missing. */
export function shownBackSvg(options: BackOptions): string {
  return settings.back === 'photo' && photo !== undefined
    ? photoBackSvg(photo, options)
    : drawnBackSvg(options);
}

/** The address of a back as the player would see it. */
export function shownBackUrl(options: BackOptions, back = settings.back): string {
  if (back !== 'photo' || photo === undefined)
    return backUrl(drawnBack({ back, theme: settings.theme }), options);
  const address = photo;
  const { shade, size, height } = options;
  return svgUrl(`photo ${address.length} ${settings.backPhoto} ${shade} ${size} ${height}`, () =>
    photoBackSvg(address, options),
  );
}
