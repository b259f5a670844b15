/** Shows the player's own photos: on the table, over whatever theme the page wears, and as backs. */

import { showPhotoBack } from '../settings/back.svelte';
import { storedPhoto } from '../store/photos';
import type { ThemeName } from '../themes/names';
import { enliven } from '../themes/table-lights';
import { themeNamed, wear } from '../themes/apply-theme';

/** The address of the photo that lies on the table. */
let laid: string | undefined;
/** Counts the changes, so that a photo that arrives late does not replace a later one. */
let turns = 0;

/** Shows the stored photo, or the theme alone again. */
export async function layPhoto(shown: boolean, theme: ThemeName): Promise<void> {
  turns += 1;
  const turn = turns;
  // Without storage there is no photo.
  const photo = shown ? await storedPhoto('table').catch(() => undefined) : undefined;
  const worn = photo ? undefined : await themeNamed(theme);
  if (turn !== turns) return;
  if (laid !== undefined) URL.revokeObjectURL(laid);
  laid = photo && URL.createObjectURL(photo);
  const { style } = document.documentElement;
  if (worn) return wear(worn);
  enliven(undefined);
  style.setProperty('--surface', `url("${laid}") center / cover`);
  // The photo is dark, whatever the theme.
  style.setProperty('--place', '#ffffff');
}

/** Shows the stored photo on the backs of the cards; they keep their own if there is none. */
export async function putPhotoOnBacks(): Promise<void> {
  const stored = await storedPhoto('back');
  if (!stored) return showPhotoBack(undefined);
  const reader = new FileReader();
  reader.onload = () => showPhotoBack(String(reader.result));
  reader.readAsDataURL(stored);
}
