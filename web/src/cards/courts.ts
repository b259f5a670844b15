/** The figures of the courts, which come after everything that a first game needs. */

import type { Pen } from './drawing';

/** By card (`KS`): the markup of the upper half of the figure. */
export type Courts = ReadonlyMap<string, string>;

/** The double figure in its frame; `undefined` when it is not among those loaded. */
export function court(
  _pen: Pen,
  _room: { readonly top: number; readonly bottom: number },
  _courts: Courts,
): string | undefined {
  return undefined;
}
