/** The back of the cards: the one chosen, the one that goes with the theme, or a photo. */

import { backSvg, photoBackSvg, type Back, type BackOptions } from '../cards/backs';
import { svgUrl } from '../cards/urls';
import type { ThemeName } from '../themes/names';
import { settings, type Settings } from './settings.svelte';

const MATCHING: Record<ThemeName, Back> = {
  felt: 'web',
  walnut: 'suits',
  night: 'stars',
  paper: 'fan',
  slate: 'spider',
  rose: 'rosette',
  spring: 'botanical',
  autumn: 'weave',
  winter: 'waves',
  contrast: 'plain',
};

/** The player’s photo as a `data:` address, once it is loaded. */
let photo = $state.raw<string>();

export function showPhotoBack(address: string | undefined): void {
  photo = address;
}

/** The drawn back, which takes the place of a photo where others may see it. */
export function drawnBack({ back, theme }: Pick<Settings, 'back' | 'theme'> = settings): Back {
  return back === 'theme' || back === 'photo' ? MATCHING[theme] : back;
}

/** The drawing of the back that the player sees; a photo may be missing. */
export function shownBackSvg(options: BackOptions, back = settings.back): string {
  return back === 'photo' && photo !== undefined
    ? photoBackSvg(photo, options)
    : backSvg(drawnBack({ back, theme: settings.theme }), options);
}

/** Its address. */
export function shownBackUrl(options: BackOptions, back = settings.back): string {
  const drawn = drawnBack({ back, theme: settings.theme });
  const name =
    back === 'photo' && photo !== undefined ? `photo ${photo.length} ${settings.backPhoto}` : drawn;
  const { shade, size, height } = options;
  return svgUrl(`back ${name} ${shade} ${size} ${height}`, () => shownBackSvg(options, back));
}
