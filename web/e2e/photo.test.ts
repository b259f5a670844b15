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
  const picker = page.getByLabel('Your own photo');
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

test('the backs match the theme, until the player chooses one or a photo', async () => {
  const context = await player();
  const page = await open(context, '/#/1/deal/spider-1/1');
  const back = (): Promise<string> =>
    page
      .locator('main .card')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundImage);
  const felt = await back();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Appearance', exact: true }).click();
  await page.getByRole('radio', { name: 'Walnut' }).click();
  await expect.poll(back).not.toBe(felt);
  await page.getByRole('radio', { name: 'Web', exact: true }).click();
  await expect.poll(back).toBe(felt);
  const picker = page.getByLabel('Your photo');
  await picker.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await page.getByText('This photo cannot be used.').waitFor();
  await picker.setInputFiles({ name: 'white.png', mimeType: 'image/png', buffer: white() });
  await expect.poll(back).toContain('data:image/jpeg');
  expect(await page.getByRole('radio', { name: 'Your photo' }).isChecked()).toBe(true);
  expect(await breaches(page)).toEqual([]);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await expect.poll(back).toContain('data:image/jpeg');
  // The photo is drawn: its middle is white, and no drawn back is.
  const middle = await page
    .locator('main .card')
    .first()
    .evaluate(async (card) => {
      const [, address] = /url\("(.*)"\)/.exec(getComputedStyle(card).backgroundImage)!;
      const image = new Image(100, 140);
      image.src = address!;
      await image.decode();
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0, 100, 140);
      return [...pen.getImageData(50, 70, 1, 1).data.slice(0, 3)];
    });
  expect(Math.min(...middle)).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Appearance', exact: true }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(back).not.toContain('data:image/jpeg');
  expect(await page.getByRole('radio', { name: 'Matches the theme' }).isChecked()).toBe(true);
});
