import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COURTS } from './court-files';
import { loadCourts } from './courts';

test('the figures together take at most 46 KB to send', () => {
  const text = [...COURTS.values()].join('');
  expect(brotliCompressSync(text).length).toBeLessThan(46_000);
});

test('they can be loaded', async () => {
  expect(await loadCourts()).toBe(COURTS);
});
