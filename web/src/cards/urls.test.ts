import { expect, test } from 'vitest';
import * as late from './late-faces';
import { faceUrl, backUrl } from './urls';
import type { FaceOptions } from './faces';

const options: FaceOptions = { pack: 'two-colour', shade: 'light', size: 'small', index: 'normal' };

test('a face is made once for each card and look', () => {
  expect(faceUrl('KS', { ...options })).toBe(faceUrl('KS', { ...options }));
  expect(faceUrl('KS', options)).not.toBe(faceUrl('KH', options));
  expect(faceUrl('KS', options)).not.toBe(faceUrl('KS', { ...options, index: 'large' }));
});

test('only a court is drawn anew when the figures have come', () => {
  expect(faceUrl('7D', options)).toBe(faceUrl('7D', { ...options, late }));
  expect(faceUrl('QD', options)).not.toBe(faceUrl('QD', { ...options, late }));
});

test('an address leads to the drawing', async () => {
  const response = await fetch(backUrl('web', { shade: 'light', size: 'large' }));
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg /);
});
