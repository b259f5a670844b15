/** The player's own photo of the table, in a database of its own: games need none of it. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Schema extends DBSchema {
  photos: { key: 'table'; value: ArrayBuffer };
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
export async function savePhoto(photo: Blob): Promise<void> {
  // Some browsers cannot store a `Blob` in a private window.
  const bytes = await photo.arrayBuffer();
  await inDatabase((database) => database.put('photos', bytes, 'table'));
}

/** The photo, if there is one. */
export async function storedPhoto(): Promise<Blob | undefined> {
  const bytes = await inDatabase((database) => database.get('photos', 'table'));
  return bytes && new Blob([bytes], { type: 'image/jpeg' });
}

export async function deletePhoto(): Promise<void> {
  await inDatabase((database) => database.delete('photos', 'table'));
}
