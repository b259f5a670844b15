import { expect, test } from 'vitest';

import { packageFolder } from './licences';

test('a module belongs to the innermost package around it', () => {
  expect(packageFolder('/p/node_modules/svelte/src/a.js')).toBe('/p/node_modules/svelte');
  expect(packageFolder('/p/node_modules/@fluent/bundle/esm/b.js')).toBe(
    '/p/node_modules/@fluent/bundle',
  );
  expect(packageFolder('/p/node_modules/a/node_modules/b/c.js')).toBe(
    '/p/node_modules/a/node_modules/b',
  );
  expect(packageFolder('C:\\p\\node_modules\\idb\\d.js')).toBe('C:/p/node_modules/idb');
});

test('our own modules belong to no package', () => {
  expect(packageFolder('/p/web/src/page/Page.svelte')).toBeUndefined();
  expect(packageFolder('\0vite/modulepreload-polyfill')).toBeUndefined();
});
