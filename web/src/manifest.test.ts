/** The manifest, and what `index.html` and the build offer to installers and link previews. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { PICTURES } from '../build/pictures';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
}

const read = (path: string): Buffer => readFileSync(new URL(`../${path}`, import.meta.url));

const manifest = JSON.parse(read('public/manifest.webmanifest').toString()) as Manifest;

/** The file that the build puts at this address. */
const file = (src: string): Buffer => read(PICTURES[src.slice(1)] ?? `public${src}`);

/** The width and the height in the header of a PNG or a JPEG. */
function sizeOf(picture: Buffer): string {
  if (picture.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(picture);
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

/** They are in the segment that begins the frame: `FFC0`, or `FFC2` if it is progressive. */
function sizeOfJpeg(picture: Buffer): string {
  let at = 2;
  while (![0xffc0, 0xffc2].includes(picture.readUInt16BE(at)))
    at += 2 + picture.readUInt16BE(at + 2);
  return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`;
}

test('the manifest says which page it is of and in which language', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', lang: 'en', dir: 'ltr' });
});

test('the pictures of the manifest are there, in the sizes and types that it states', () => {
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    if (type === 'image/svg+xml') expect(file(src).toString(), src).toMatch(/^<svg /);
    else {
      expect(type, src).toBe('image/png');
      expect(sizeOf(file(src)), src).toBe(sizes);
    }
  }
});

test('there are icons for systems that draw no SVG, masked or not', () => {
  for (const purpose of ['any', 'maskable']) {
    const icons = manifest.icons.filter((icon) => icon.purpose === purpose);
    const sizes = icons.filter(({ type }) => type === 'image/png').map((icon) => icon.sizes);
    expect(sizes, purpose).toEqual(['192x192', '512x512']);
  }
  expect(read('index.html').toString()).toContain(
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  );
  expect(sizeOf(file('/apple-touch-icon.png'))).toBe('180x180');
});

test('there is a screenshot for wide and for narrow screens, in the shapes that browsers take', () => {
  expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(['wide', 'narrow']);
  for (const { sizes, label } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height), sizes).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height), sizes).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height), sizes).toBeLessThanOrEqual(2.3);
    expect(label).toBeTruthy();
  }
});

test('a link is previewed with a picture in the size that the page states', () => {
  const html = read('index.html').toString();
  const meta = new Map(
    [...html.matchAll(/<meta\s+(?:property|name)="([\w:]+)"\s+content="([^"]*)"/g)].map(
      ([, name = '', content = '']): [string, string] => [name, content],
    ),
  );
  const picture = meta.get('og:image') ?? '';
  const size = `${meta.get('og:image:width')}x${meta.get('og:image:height')}`;
  expect(sizeOf(file(picture))).toBe(size);
  expect(meta.get('twitter:card')).toBe('summary_large_image');
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:image:alt'])
    expect(meta.get(name), name).toBeTruthy();
});
