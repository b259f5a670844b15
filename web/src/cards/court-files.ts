/** The twelve figures in one module: as separate files they would take 3 KB more to send. */

const files = import.meta.glob<string>('../../art/courts/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const card = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);

/** By card (`KS`): the SVG file of the upper half of its figure. */
export const COURTS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, file]) => [card(path), file]),
);
