/** The player's own photos, in a database of their own: games need none of it. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What a photo is for. */
export type PhotoUse = 'table' | 'back';

interface Schema extends DBSchema {
  photos: { key: PhotoUse; value: ArrayBuffer };
}

async function inDatabase<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('webspinner-photos', 1, {
    upgrade: (database) => void database.createObjectStore('photos'),
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** Stores the photo. Throws if the browser refuses, or has no space left. */
export async function savePhoto(use: PhotoUse, photo: Blob): Promise<void> {
  // Some browsers cannot store a `Blob` in a private window.
  const bytes = await photo.arrayBuffer();
  await inDatabase((database) => database.put('photos', bytes, use));
}

/** The photo, if there is one. */
export async function storedPhoto(use: PhotoUse): Promise<Blob | undefined> {
  const bytes = await inDatabase((database) => database.get('photos', use));
  return bytes && new Blob([bytes], { type: 'image/jpeg' });
}

export async function deletePhoto(use: PhotoUse): Promise<void> {
  await inDatabase((database) => database.delete('photos', use));
}
