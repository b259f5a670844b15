import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COURTS } from './court-files';
import { loadCourts } from './courts';

test('the figures together take at most 46 KB of the line', () => {
  const text = [...COURTS.values()].join('');
  expect(brotliCompressSync(text).length).toBeLessThan(46_000);
});

test('they come when they are asked for', async () => {
  expect(await loadCourts()).toBe(COURTS);
});
