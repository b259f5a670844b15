import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer, visit } from './browser';
import { column, expectWon } from './table';

const DEAL = '/#/1/deal/spider-1/1';
const MOVING = { reducedMotion: 'no-preference' } as const;

/** One suit, seven of eight runs collected, and one move left. */
const PICTURE = '1: KS-2S\n2: AS\n';
const NEARLY_WON = `/#/1/position/spider-1/${Buffer.from(PICTURE).toString('base64url')}`;

/**
 * Animations stand still from now on, as if a moment lasted forever. Returns what lets them go on.
 */
async function freeze(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const play = (playbackRate: number) =>
    devtools.send('Animation.setPlaybackRate', { playbackRate });
  await play(0);
  return () => play(1);
}

const atRest = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** How many cards are seen elsewhere than where they belong. */
function away(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.card')];
    return cards.filter((card) => {
      const [x = 0, y = 0] = getComputedStyle(card).translate.split(' ').map(parseFloat);
      const own = (name: string) => parseFloat(card.style.getPropertyValue(name));
      return Math.abs(x - own('--x')) > 0.5 || Math.abs(y - own('--y')) > 0.5;
    }).length;
  });
}

/** The pictures that the cards show to the player, whatever the page has had time to do. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.card')].map((card) => {
      const isTurned = new DOMMatrix(getComputedStyle(card).transform).m11 < 0;
      return getComputedStyle((isTurned && card.firstElementChild) || card).backgroundImage;
    }),
  );
}

test('a new deal starts at the stock, face down', async () => {
  const page = await visit(DEAL, MOVING);
  await atRest(page);
  await freeze(page);
  await page.keyboard.press('n');
  await expect.poll(() => away(page)).toBe(54);
  const stock = await page.locator('[data-place=stock]').boundingBox();
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card:not([hidden])')].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      return { left, top };
    }),
  );
  const width = stock?.width ?? 0;
  const far = seen.filter(
    ({ left, top }) =>
      Math.abs(left - (stock?.x ?? 0)) > width || Math.abs(top - (stock?.y ?? 0)) > width,
  );
  expect(far).toEqual([]);
  expect(new Set(await shown(page)).size).toBe(1);
});

test('a card that turns over never shows its back again, even if the page has no time', async () => {
  const page = await visit(DEAL, MOVING);
  await atRest(page);
  const [back] = await shown(page);
  await freeze(page);
  await page.keyboard.press('d');
  await expect.poll(() => away(page)).toBeGreaterThanOrEqual(10);
  // In one go, so nothing of the page itself runs between these moments.
  const turns = await page.evaluate(() => {
    const flights = document.getAnimations().flatMap((flight) => {
      const card = flight.effect instanceof KeyframeEffect ? flight.effect.target : undefined;
      const side = card?.firstElementChild;
      return card && side && !(flight instanceof CSSTransition) ? [{ flight, card, side }] : [];
    });
    return flights.map(({ flight, card, side }) => {
      flight.pause();
      const end = Number(flight.effect?.getComputedTiming().endTime);
      const moments = Array.from({ length: 200 }, (_, at) => {
        flight.currentTime = (end * at) / 200;
        const facing = new DOMMatrix(getComputedStyle(card).transform).m11;
        const seen = facing < 0 ? side : card;
        return { facing, picture: getComputedStyle(seen).backgroundImage };
      });
      flight.finish();
      const isFlat = getComputedStyle(card).transform === 'none';
      const hides = getComputedStyle(side).backfaceVisibility;
      return { moments, isFlat, hides, rests: getComputedStyle(card).backgroundImage };
    });
  });
  expect(turns.length).toBe(10);
  for (const { moments, isFlat, hides, rests } of turns) {
    const pictures = moments.map(({ picture }) => picture);
    const edge = pictures.indexOf(rests);
    expect(edge).toBeGreaterThan(10);
    expect(new Set(pictures.slice(0, edge))).toEqual(new Set([back]));
    expect(new Set(pictures.slice(edge))).toEqual(new Set([rests]));
    expect(Math.abs(moments[edge]!.facing)).toBeLessThan(0.3);
    // What has landed stays, even before the page lets go of it.
    expect([isFlat, hides]).toEqual([true, 'hidden']);
  }
});

/** How many cards are drawn. */
function drawn(page: Page): Promise<number> {
  return page.locator('.card:visible').count();
}

test('of a heap only the top card is drawn, from when it has arrived there', async () => {
  const page = await visit(DEAL, MOVING);
  await atRest(page);
  // 54 cards in columns, and five heaps of ten.
  await expect.poll(() => drawn(page)).toBe(59);
  await page.keyboard.press('d');
  await atRest(page);
  await expect.poll(() => drawn(page)).toBe(68);
  const goOn = await freeze(page);
  await page.keyboard.press('u');
  await expect.poll(() => away(page)).toBeGreaterThanOrEqual(10);
  expect(await drawn(page)).toBe(68);
  await goOn();
  await expect.poll(() => drawn(page)).toBe(59);
});

test('what has landed stays in sight until its cover comes, whatever is played meanwhile', async () => {
  const picture = '1: KS-2S\n2: AS\n3: 5S\n4: 6S\n5: KS-7S\n6: 4S-AS\n';
  const position = `/#/1/position/spider-1/${Buffer.from(picture).toString('base64url')}`;
  const page = await visit(position, MOVING);
  await atRest(page);
  const before = await drawn(page);
  const goOn = await freeze(page);
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect.poll(() => away(page)).toBeGreaterThan(0);
  // A moment before the king comes: all others of its run are in place.
  await page.evaluate(() => {
    const all = document.getAnimations();
    const end = Math.max(...all.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    for (const animation of all) animation.currentTime = end - 1;
  });
  await expect.poll(() => page.locator('.card.flying').count()).toBe(1);
  const landed = await drawn(page);
  expect(landed).toBe(before);
  await page.keyboard.press('3');
  await expect.poll(() => page.locator('.card.held').count()).toBe(1);
  expect(await drawn(page)).toBe(landed);
  await goOn();
  await expect.poll(() => drawn(page)).toBe(before - 12);
});

test('court figures that come while cards fly are drawn before they are shown', async () => {
  const context = await player(MOVING);
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await context.route('**/late-faces*', async (route) => {
    await asked;
    await route.continue();
  });
  await context.addInitScript(() => {
    const drawn = new Set<string>();
    const undrawn: string[] = [];
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function (): Promise<void> {
      await decode.call(this);
      drawn.add(`url("${this.src}")`);
    };
    const look = new MutationObserver((changes) => {
      const looks = changes.map(({ target }) => getComputedStyle(target as Element));
      const figures = looks.map((it) => it.backgroundImage).filter((it) => it.includes('blob:'));
      undrawn.push(...figures.filter((it) => !drawn.has(it)));
    });
    look.observe(document, { subtree: true, attributeFilter: ['data-picture'] });
    Object.assign(globalThis, { undrawn });
  });
  const page = await open(context, '/#/1/deal/spider/1');
  await atRest(page);
  await page.keyboard.press('d');
  await page.waitForFunction(() => document.querySelector('.card.up.flying'));
  await freeze(page);
  expect((await shown(page)).join()).not.toContain('blob:');
  send();
  await expect.poll(async () => (await shown(page)).join()).toContain('blob:');
  expect(await page.evaluate('undrawn')).toEqual([]);
});

test('what is clicked while cards fly is where they will lie', async () => {
  const page = await visit(DEAL, MOVING);
  await atRest(page);
  await freeze(page);
  await page.keyboard.press('d');
  await expect.poll(() => away(page)).toBeGreaterThanOrEqual(10);
  const moves = page.locator('header .moves');
  expect(await moves.innerText()).toBe('1 move');
  // The rest of the row is there at once, and the click undoes none of it.
  await page.keyboard.press('u');
  await expect.poll(() => moves.innerText()).toBe('0 moves');
  await column(page, 7).last().click();
  await expect.poll(() => moves.innerText()).toBe('1 move');
  await expect.poll(() => column(page, 9).count()).toBe(2);
});

test('a card can be taken out of the air', async () => {
  const page = await visit(DEAL, MOVING);
  await atRest(page);
  await freeze(page);
  await column(page, 7).last().click();
  await expect.poll(() => away(page)).toBe(1);
  const box = await column(page, 9).last().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  const dragged = await page.locator('.card.dragged').boundingBox();
  // It hangs at the pointer, a little larger than the others.
  expect(Math.abs((dragged?.x ?? 0) - (box?.x ?? 0) - 40)).toBeLessThan(10);
  expect(Math.abs((dragged?.y ?? 0) - (box?.y ?? 0) - 40)).toBeLessThan(10);
  await page.mouse.up();
  expect(await page.locator('header .moves').innerText()).toBe('1 move');
});

test('a player who wants no motion sees none, whatever the system says', async () => {
  const context = await player(MOVING);
  await prefer(context, { motion: 'off' });
  const page = await open(context, DEAL);
  for (const key of ['d', 'u', 'n']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test('a player can want motion although the system does not', async () => {
  const context = await player({ reducedMotion: 'reduce' });
  await prefer(context, { motion: 'fast' });
  const page = await open(context, DEAL);
  await atRest(page);
  await freeze(page);
  await page.keyboard.press('d');
  await expect.poll(() => away(page)).toBeGreaterThanOrEqual(10);
});

async function win(page: Page): Promise<void> {
  for (const key of ['2', '1']) await page.keyboard.press(key);
}

test.each(['cascade', 'fountain', 'fireworks', 'web'])(
  'a win is celebrated with %s before its window opens, and a key opens it',
  async (celebration) => {
    const context = await player(MOVING);
    await prefer(context, { celebration });
    const page = await open(context, NEARLY_WON);
    await win(page);
    const canvas = page.locator('.celebration');
    await canvas.waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    const moves = await page.locator('header .moves').innerText();
    // The key only ends the celebration: otherwise it would undo the last move.
    await page.keyboard.press('u');
    await expectWon(page);
    expect(await canvas.count()).toBe(0);
    expect(await page.locator('header .moves').innerText()).toBe(moves);
  },
);

test('a press ends a celebration, and touches nothing beneath', async () => {
  const page = await visit(NEARLY_WON, MOVING);
  await win(page);
  await page.locator('.celebration').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Menu' }).click({ force: true });
  await expectWon(page);
  expect(await page.locator('[popover]:popover-open').count()).toBe(0);
});

test('without motion, a win is not celebrated', async () => {
  const page = await visit(NEARLY_WON);
  await win(page);
  await expectWon(page);
  expect(await page.locator('.celebration').count()).toBe(0);
});
