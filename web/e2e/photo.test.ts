import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player } from './browser';

/** A white picture, which is the worst that can lie below white lines. */
function white(): Buffer {
  const picture = new PNG({ width: 1700, height: 40 });
  picture.data.fill(255);
  return PNG.sync.write(picture);
}

test('a photo becomes the table, stays after a reload, and can be removed', async () => {
  const context = await player();
  const page = await open(context, '/#/1/deal/spider-1/1');
  const surface = (): Promise<string> =>
    page.locator('main').evaluate((main) => getComputedStyle(main).backgroundImage);
  const felt = await surface();
  expect(felt).not.toContain('blob:');
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Appearance', exact: true }).click();
  };
  await choose();
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await page.getByText('This photo cannot be used.').waitFor();
  await picker.setInputFiles({ name: 'white.png', mimeType: 'image/png', buffer: white() });
  await expect.poll(surface).toContain('blob:');
  expect(await breaches(page)).toEqual([]);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await expect.poll(surface).toContain('blob:');
  const photo = await page.locator('main').evaluate(async (main) => {
    const [, address] = /url\("(blob:[^"]*)"\)/.exec(getComputedStyle(main).backgroundImage) ?? [];
    const image = new Image();
    image.src = address!;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return { width: image.naturalWidth, grey: context.getImageData(5, 5, 1, 1).data[0]! };
  });
  expect(photo.width).toBe(1600);
  expect(photo.grey).toBeLessThan(120);
  await choose();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(surface).toBe(felt);
});
