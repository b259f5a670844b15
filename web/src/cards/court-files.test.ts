import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COURTS } from './court-files';

test('the figures together take at most 46 KB to send', () => {
  const text = [...COURTS.values()].join('');
  expect(brotliCompressSync(text).length).toBeLessThan(46_000);
});
