/**
 * The twelve figures as one chunk of the build: as separate files they would take 3 KB more to
 * send.
 */

import type { Courts } from './courts';

const files = import.meta.glob<string>('../../art/courts/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const card = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);

export const COURTS: Courts = new Map(
  Object.entries(files).map(([path, file]) => [card(path), file]),
);
