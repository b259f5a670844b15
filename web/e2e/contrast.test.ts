import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { contrast } from '../src/cards/colour.testing';
import { open, stranger, visit } from './browser';
import { choose } from './shared';

/** One suit, seven of eight runs collected: eight columns are empty, and so is the stock. */
const PICTURE = '1: KS-2S\n2: AS\n';
const NEARLY_WON = `/#/1/position/spider-1/${Buffer.from(PICTURE).toString('base64url')}`;

/** Pixels of the picture for each one of the page, so that edges are sharp. */
const SCALE = 3;

interface Shot {
  /** The colour at this place of the page, as `#rrggbb`. */
  colour: (x: number, y: number) => string;
}

async function screenshot(page: Page): Promise<Shot> {
  const { data, width } = PNG.sync.read(await page.screenshot());
  return {
    colour: (x, y) => {
      const at = 4 * (Math.round(y * SCALE) * width + Math.round(x * SCALE));
      return `#${data.subarray(at, at + 3).toString('hex')}`;
    },
  };
}

async function box(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await one.boundingBox();
  if (!found) throw new Error('it cannot be seen');
  return found;
}

test.each(['light', 'dark'] as const)(
  'with forced colours in a %s theme every empty place is seen',
  async (colorScheme) => {
    const options = { forcedColors: 'active', colorScheme, deviceScaleFactor: SCALE } as const;
    for (const [address, covered] of [
      // Cards cover two columns and the place of the runs.
      [NEARLY_WON, [0, 1, 11]],
      // Of a new game, only the place of the runs is empty.
      ['/#/1/deal/spider/1', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ] as const) {
      const page = await visit(address, options);
      const shot = await screenshot(page);
      const places = await page.locator('.place').all();
      expect(places.length).toBe(12);
      for (const [at, place] of places.entries()) {
        if ((covered as readonly number[]).includes(at)) continue;
        const { x, y, height } = await box(place);
        const row = y + height / 2;
        const ground = shot.colour(x - 3, row);
        const seen = Array.from({ length: 12 }, (_, step) => shot.colour(x + step, row));
        const best = Math.max(...seen.map((one) => contrast(one, ground)));
        expect(best, `place ${at} in ${address}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

/** The contrasts of what lies on a level line to what lies at its beginning. */
function stretch(shot: Shot, x: number, y: number, width: number): number[] {
  const ground = shot.colour(x, y);
  const steps = Array.from({ length: Math.ceil(width * SCALE) }, (_, step) => step / SCALE);
  return steps.map((step) => contrast(shot.colour(x + step, y), ground));
}

const along = (...line: Parameters<typeof stretch>): number => Math.max(...stretch(...line));

/** The contrast of the left edge of something, which may lean a little, to what lies beside it. */
async function edge(shot: Shot, one: Locator, outside = 6): Promise<number> {
  const { x, y, height } = await box(one);
  return along(shot, x - outside, y + height / 2, outside + 8);
}

test.each(['light', 'dark'] as const)(
  'with forced colours in a %s theme everything of the start screen has its edges',
  async (colorScheme) => {
    const page = await open(
      await stranger({
        forcedColors: 'active',
        colorScheme,
        deviceScaleFactor: SCALE,
        viewport: { width: 390, height: 844 },
      }),
    );
    const home = page.getByRole('dialog', { name: 'Webspinner' });
    await home.locator('.picture').waitFor();
    const shot = await screenshot(page);
    for (const button of await home.locator('.home button').all())
      expect(await edge(shot, button), await button.innerText()).toBeGreaterThanOrEqual(3);
    for (const suit of await home.locator('.choices path').all()) {
      const { x, y, width, height } = await box(suit);
      const seen = along(shot, x - 2, y + height * 0.6, width);
      expect(seen, await suit.evaluate((path) => path.outerHTML)).toBeGreaterThanOrEqual(3);
    }
    // The one that Play deals has a ring.
    const edges = (await home.locator('.choices button').all()).map(async (card) => {
      const { x, y, height } = await box(card);
      return stretch(shot, x - 3, y + height / 2, 11).filter((one) => one >= 3).length / SCALE;
    });
    const [ring, , plain] = await Promise.all(edges);
    expect(ring).toBeGreaterThan(3);
    expect(plain).toBeLessThan(2);
  },
);

test.each(['light', 'dark'] as const)(
  'with forced colours in a %s theme the coach and what is chosen stand out',
  async (colorScheme) => {
    const page = await open(
      await stranger({ forcedColors: 'active', colorScheme, deviceScaleFactor: SCALE }),
    );
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.bubble').waitFor();
    const table = await screenshot(page);
    for (const name of ['.bubble', '.ring'])
      expect(await edge(table, page.locator(name)), name).toBeGreaterThanOrEqual(3);
    await choose(page, 'Settings');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    const shot = await screenshot(page);
    expect(await edge(shot, settings)).toBeGreaterThanOrEqual(3);
    const speeds = settings.getByRole('group', { name: 'Animation' });
    for (const label of await speeds.locator('label').all()) {
      const isChosen = await label.locator('input').isChecked();
      const { x, y, height } = await box(label);
      const seen = along(shot, x - 1, y + height / 2, 5);
      if (isChosen) expect(seen).toBeGreaterThanOrEqual(3);
      else expect(seen).toBeLessThan(1.5);
    }
  },
);

test('the number of collected runs stands out from the cards below it', async () => {
  const page = await visit(NEARLY_WON, { deviceScaleFactor: SCALE });
  const badge = page.locator('[data-place="collected"] .count');
  expect(await badge.getAttribute('data-count')).toBe('7');
  const shot = await screenshot(page);
  const { x, y, width, height } = await box(badge);
  expect(width, 'a number of one digit has a round badge').toBeCloseTo(height, 0);
  /** The colours on a circle around the number. */
  const circle = (radius: number): string[] =>
    Array.from({ length: 36 }, (_, step) => {
      const angle = (step * Math.PI) / 18;
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return shot.colour(x + width / 2 + dx, y + height / 2 + dy);
    });
  const [ground, ...others] = new Set(circle(height / 2 - 2));
  expect(others, 'what lies below shows through').toEqual([]);
  expect(contrast('#ffffff', ground!)).toBeGreaterThanOrEqual(4.5);
  for (const edge of circle(height / 2 + 1)) {
    expect(contrast(edge, ground!), edge).toBeGreaterThanOrEqual(3);
  }
});
