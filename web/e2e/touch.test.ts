import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';

import { open, player, prefer } from './browser';
import { card, column, playToTheWin, touchable, winningLine, type Point, type Step } from './table';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** A finger, simulated through the browser's protocol. */
class Finger {
  readonly #session: CDPSession;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  async drag(from: Point, to: () => Promise<Point>): Promise<void> {
    await this.#touch('touchStart', from);
    await this.#touch('touchMove', { x: from.x + 10, y: from.y + 10 });
    await this.#touch('touchMove', await to());
    await this.#touch('touchEnd');
  }
}

async function tap(page: Page, where: Point): Promise<void> {
  await page.touchscreen.tap(where.x, where.y);
}

test('a whole game is won by touch on a phone, with cards dragged and tapped in turn', async () => {
  const context = await player(PHONE);
  await prefer(context, { clickTakes: true });
  const page = await open(context, '/#/1/deal/spider-1/1');
  const finger = new Finger(await context.newCDPSession(page));

  async function move(step: Step, nth: number): Promise<void> {
    if (step === 'deal') return tap(page, await touchable(page.locator('[data-place=stock]')));
    const start = await touchable(await card(page, step.from, step.count));
    const end = (): Promise<Point> => touchable(column(page, step.to).last());
    if (nth % 2 === 0) return finger.drag(start, end);
    await tap(page, start);
    await tap(page, await end());
  }
  await playToTheWin(page, await winningLine('spider-1-1'), move);
});
