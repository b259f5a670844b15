import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer } from './browser';
import { card, column, playToTheWin, touchable, winningLine, type Point, type Step } from './table';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

const DEAL = '/#/1/deal/spider-1/1';

/** Fingers, simulated through the browser's protocol. */
class Fingers {
  readonly #session: CDPSession;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  /** From now on, fingers are just there; without one, all have left. */
  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  readonly down = (...points: Point[]) => this.#touch('touchStart', ...points);
  readonly move = (...points: Point[]) => this.#touch('touchMove', ...points);
  readonly up = () => this.#touch('touchEnd');

  async lift(from: Point): Promise<void> {
    await this.down(from);
    await this.move({ x: from.x + 10, y: from.y + 10 });
  }

  async drag(from: Point, to: () => Promise<Point>): Promise<void> {
    await this.lift(from);
    await this.move(await to());
    await this.up();
  }

  /** Two fingers tap, one a moment after the other. */
  async tap(one: Point, other: Point): Promise<void> {
    await this.down(one);
    await this.down(one, other);
    await this.up();
  }
}

/** A table on a phone, and the fingers on it. */
async function touched(options = {}): Promise<{ page: Page; fingers: Fingers }> {
  const context = await player({ ...PHONE, ...options });
  const page = await open(context, DEAL);
  return { page, fingers: new Fingers(await context.newCDPSession(page)) };
}

/** Where a column can be touched. */
const at = async (page: Page, number: number): Promise<Point> =>
  touchable(column(page, number).last());

const moves = (page: Page): Promise<string> => page.locator('header .moves').innerText();

/** The mark of the pile on which the cards would be put. */
const aim = (page: Page) => page.locator('.aim');

/** Holds cards there until their pile is marked: what marks it is loaded after the table. */
async function hold(page: Page, fingers: Fingers, there: Point): Promise<void> {
  let tremble = 0;
  await expect
    .poll(async () => {
      tremble = 1 - tremble;
      await fingers.move({ x: there.x + tremble, y: there.y });
      return aim(page).count();
    })
    .toBe(1);
}

/** Moves the five of column 7 to the six of column 9. */
async function moveFive(page: Page, fingers: Fingers): Promise<void> {
  await fingers.lift(await at(page, 7));
  await hold(page, fingers, await at(page, 9));
  await fingers.up();
  await expect.poll(() => moves(page)).toBe('1 move');
}

async function tap(page: Page, where: Point): Promise<void> {
  await page.touchscreen.tap(where.x, where.y);
}

test('a whole game is won by touch on a phone, with cards dragged and tapped in turn', async () => {
  const context = await player(PHONE);
  await prefer(context, { clickTakes: true });
  const page = await open(context, DEAL);
  const fingers = new Fingers(await context.newCDPSession(page));

  async function move(step: Step, nth: number): Promise<void> {
    if (step === 'deal') return tap(page, await touchable(page.locator('[data-place=stock]')));
    const start = await touchable(await card(page, step.from, step.count));
    const end = (): Promise<Point> => touchable(column(page, step.to).last());
    if (nth % 2 === 0) return fingers.drag(start, end);
    await tap(page, start);
    await tap(page, await end());
  }
  await playToTheWin(page, await winningLine('spider-1-1'), move);
});

test.each([
  ['phone', {}],
  ['tablet', { viewport: { width: 1024, height: 768 } }],
])('on a %s, the pile that takes the cards if they are let go now is marked', async (_, size) => {
  const { page, fingers } = await touched(size);
  const [six, refusing] = [await at(page, 9), await at(page, 1)];
  await fingers.lift(await at(page, 7));
  expect(await page.locator('.mark.target').count()).toBe(1);
  await hold(page, fingers, six);
  const mark = await aim(page).boundingBox();
  expect(mark?.x).toBeCloseTo((await column(page, 9).last().boundingBox())?.x ?? Number.NaN, 0);
  await fingers.move(refusing);
  await expect.poll(() => aim(page).count()).toBe(0);
  await hold(page, fingers, six);
  await fingers.up();
  await expect.poll(() => moves(page)).toBe('1 move');
  expect(await aim(page).count()).toBe(0);
});

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('held near their place, cards come towards it: %s', async (reducedMotion, comes) => {
  const { page, fingers } = await touched({ reducedMotion });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const [five, six] = [await at(page, 7), await at(page, 9)];
  await page.evaluate(() =>
    addEventListener('pointermove', ({ clientX }) => Object.assign(window, { clientX })),
  );
  /** How far the card is drawn to the left of where the hand, as the page knows it, holds it. */
  const drawn = (): Promise<number> =>
    page.locator('.card.dragged').evaluate((one: HTMLElement, from) => {
      const { clientX } = window as unknown as { clientX: number };
      const home = parseFloat(one.style.getPropertyValue('--x'));
      return home + clientX - from - parseFloat(one.style.translate);
    }, five.x);
  await fingers.lift(five);
  await hold(page, fingers, six);
  // The hand goes down beside the place, and passes it somewhere.
  let nearest = 0;
  for (let down = 0; down <= 60; down += 4) {
    await fingers.move({ x: six.x + 6, y: six.y + down });
    nearest = Math.max(nearest, await drawn());
  }
  expect(nearest).toBeLessThan(6);
  if (comes) expect(nearest).toBeGreaterThan(1);
  else expect(nearest).toBeCloseTo(0, 1);
});

test('a drag may begin anywhere in a column, and a tap there does nothing', async () => {
  for (const place of ['a card that is face down', 'the felt below']) {
    const { page, fingers } = await touched();
    const [five, six] = [await at(page, 7), await at(page, 9)];
    const from = { x: five.x, y: place === 'the felt below' ? five.y + 250 : five.y - 16 };
    const isBeside = ({ x, y }: Point): boolean =>
      document.elementFromPoint(x, y)?.matches('.touch') ?? false;
    expect(await page.evaluate(isBeside, from), place).toBe(true);
    await fingers.lift(five);
    await hold(page, fingers, six);
    await fingers.move(five);
    await fingers.up();
    await tap(page, from);
    expect(await page.locator('.card.held').count()).toBe(0);
    await fingers.drag(from, async () => ({ x: six.x, y: from.y }));
    await expect.poll(() => moves(page), { message: place }).toBe('1 move');
    expect(await column(page, 9).count()).toBe(2);
  }
});

test('a drag from a card that cannot be lifted lifts those on it that can', async () => {
  const { page, fingers } = await touched();
  await tap(page, await touchable(page.locator('[data-place=stock]')));
  const covered = await card(page, 7, 2);
  await expect.poll(() => covered.getAttribute('aria-label')).toMatch(/cannot be lifted/);
  await fingers.lift(await touchable(covered));
  await expect.poll(() => page.locator('.card.dragged').count()).toBe(1);
  await fingers.up();
  // A tap still says why it cannot move.
  await tap(page, await touchable(covered));
  await expect.poll(() => page.locator('.notice').innerText()).not.toBe('');
  expect(await moves(page)).toBe('1 move');
});

test('two fingers that tap the table undo one move', async () => {
  const { page, fingers } = await touched();
  await moveFive(page, fingers);
  await tap(page, await touchable(page.locator('[data-place=stock]')));
  await expect.poll(() => moves(page)).toBe('2 moves');
  // They tap cards, which stay where they are.
  for (const left of ['1 move', '0 moves']) {
    await fingers.tap(await at(page, 9), await at(page, 3));
    await expect.poll(() => moves(page)).toBe(left);
    expect(await page.locator('.notice').innerText()).toMatch(/^Undone/);
  }
});

test('a second finger puts dragged cards back, and takes nothing back', async () => {
  const { page, fingers } = await touched({ reducedMotion: 'no-preference' });
  await moveFive(page, fingers);
  const cards = await column(page, 9).count();
  const [from, other] = [await at(page, 9), await at(page, 3)];
  const dragged = { x: from.x + 8, y: from.y };
  await fingers.down(from);
  await fingers.move(dragged);
  await fingers.down(dragged, other);
  await expect.poll(() => page.locator('.card.dragged, .card.held').count()).toBe(0);
  await fingers.up();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await column(page, 9).count()).toBe(cards);
  expect(await moves(page)).toBe('1 move');
});

test('two fingers that move apart undo nothing', async () => {
  const { page, fingers } = await touched();
  await moveFive(page, fingers);
  const [one, other] = [await at(page, 2), await at(page, 9)];
  await fingers.down(one);
  await fingers.down(one, other);
  await fingers.move(one, { x: other.x, y: other.y + 40 });
  await fingers.up();
  expect(await page.locator('.card.dragged, .card.held').count()).toBe(0);
  expect(await moves(page)).toBe('1 move');
  expect(await column(page, 9).count()).toBe(2);
});

test('two fingers zoom in over felt and cards, and what is seen can be moved and made small again', async () => {
  const { page, fingers } = await touched();
  const view = () =>
    page.evaluate(() => {
      const { scale, pageLeft: left, pageTop: top } = visualViewport!;
      return { scale, left, top };
    });
  /** Waits until what is seen has stopped to glide, and the page knows it. */
  const settled = async (isZoomed: boolean) => {
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        last = JSON.stringify(await view());
        const knows = await page.evaluate(() => 'zoomed' in document.documentElement.dataset);
        return knows === isZoomed && last === before;
      })
      .toBe(true);
    return view();
  };
  const [five, six] = [await at(page, 7), await at(page, 9)];
  const felt = { x: 195, y: 600 };
  /** Moves two fingers on a line through this point, so far from it at first and in the end. */
  const pinch = async ({ x, y }: Point, from: number, to: number): Promise<void> => {
    const pair = (apart: number): [Point, Point] => [
      { x, y: y - apart },
      { x, y: y + apart },
    ];
    await fingers.down(...pair(from));
    for (let step = 1; step <= 10; step += 1)
      await fingers.move(...pair(from + ((to - from) * step) / 10));
    await fingers.up();
  };
  for (const place of [felt, await at(page, 4)]) {
    await pinch(place, 40, 140);
    expect((await settled(true)).scale).toBeGreaterThan(1.5);
    await pinch({ x: 195, y: 400 }, 190, 20);
    expect((await settled(false)).scale).toBe(1);
  }
  expect(await moves(page)).toBe('0 moves');
  expect(await page.locator('.card.dragged, .card.held').count()).toBe(0);

  // Fingers that are lifted while they move fling what is seen, perhaps as far as its upper end:
  // one finger moves it to where there is more.
  await pinch(felt, 40, 100);
  const { top } = await settled(true);
  const way = top > 0 ? 1 : -1;
  await fingers.down({ x: 195, y: 500 });
  for (let step = 1; step <= 20; step += 1)
    await fingers.move({ x: 195, y: 500 + 10 * step * way });
  await fingers.up();
  await expect.poll(async () => ((await view()).top - top) * way).toBeLessThan(0);
  await pinch({ x: 195, y: 400 }, 190, 20);
  await settled(false);

  await fingers.lift(five);
  await hold(page, fingers, six);
  await fingers.up();
  await expect.poll(() => moves(page)).toBe('1 move');
});
