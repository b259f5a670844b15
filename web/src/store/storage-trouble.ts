/** Why the browser did not store something. */

/** No space is left, or the browser stores nothing at all. */
export type StorageTrouble = 'full' | 'refused';

/** What a failed save means to the player. */
export function storageTroubleOf(error: unknown): StorageTrouble {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}
