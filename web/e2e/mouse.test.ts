import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer, visit } from './browser';
import { card, column, playToTheWin, said, touchable, winningLine, type Step } from './table';

const DEAL = '/#/1/deal/spider-1/1';

type Carried = Exclude<Step, 'deal'>;

async function lift(page: Page, { from, count }: Carried): Promise<void> {
  const { x, y } = await touchable(await card(page, from, count));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
}

async function drag(page: Page, step: Carried): Promise<void> {
  await lift(page, step);
  const end = await touchable(column(page, step.to).last());
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

async function clickTwice(page: Page, { from, to, count }: Carried): Promise<void> {
  const start = await touchable(await card(page, from, count));
  await page.mouse.click(start.x, start.y);
  const end = await touchable(column(page, to).last());
  await page.mouse.click(end.x, end.y);
}

test('a whole game is won by dragging', async () => {
  const page = await visit(DEAL);
  await playToTheWin(page, await winningLine('spider-1-1'), async (step) => {
    if (step === 'deal') await page.locator('[data-place=stock]').click();
    else await drag(page, step);
  });
});

test('a whole game is won by clicking cards and where they go', async () => {
  const context = await player();
  await prefer(context, { clickTakes: true });
  const page = await open(context, DEAL);
  await playToTheWin(page, await winningLine('spider-1-1'), async (step) => {
    if (step === 'deal') await page.locator('[data-place=stock]').click();
    else await clickTwice(page, step);
  });
});

test('a click makes the obvious move', async () => {
  const page = await visit(DEAL);
  const name = await column(page, 7).last().getAttribute('aria-label');
  await column(page, 7).last().click();
  expect(await page.locator('header .moves').innerText()).toBe('1 move');
  expect(await column(page, 9).last().getAttribute('aria-label')).toBe(name);
});

test('Escape puts dragged cards back at once, whatever the mouse does then', async () => {
  const page = await visit(DEAL);
  await lift(page, { from: 7, to: 9, count: 1 });
  await page.mouse.move(600, 600);
  expect(await page.locator('.card.dragged').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.card.dragged, .mark').count()).toBe(0);
  const end = await touchable(column(page, 9).last());
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  expect(await page.locator('header .moves').innerText()).toBe('0 moves');
});

test('while cards are dragged the places that take them are lit, and nothing lies over them', async () => {
  const page = await visit(DEAL);
  await lift(page, { from: 7, to: 9, count: 1 });
  const lit = page.locator('.mark.target');
  expect(await lit.count()).toBe(1);
  const target = await column(page, 9).last().boundingBox();
  const mark = await lit.boundingBox();
  expect(mark?.x).toBeCloseTo(target?.x ?? Number.NaN, 0);
  expect(await page.locator('.card.dragged').count()).toBe(1);
  expect(await page.evaluate(highest)).toBe(true);
  await page.mouse.up();
  expect(await lit.count()).toBe(0);
});

/** Whether the dragged card has the highest place of all cards. */
function highest(): boolean {
  const level = (card: Element): number => Number(getComputedStyle(card).zIndex);
  const dragged = document.querySelector('.card.dragged');
  const others = [...document.querySelectorAll('.card:not(.dragged)')].map(level);
  return dragged !== null && level(dragged) > Math.max(...others);
}

/**
 * From now on records for each card that begins to fly whether it lies over all resting cards.
 */
async function watchFlights(page: Page): Promise<() => Promise<boolean[]>> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const noted = await page.evaluateHandle(() => {
    const over: boolean[] = [];
    const level = (card: Element): number => Number(getComputedStyle(card).zIndex);
    const flying = new Set<Element>();
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('.card.flying')) {
        if (flying.has(card)) continue;
        flying.add(card);
        const resting = [...document.querySelectorAll('.card:not(.flying)')].map(level);
        over.push(level(card) > Math.max(...resting));
      }
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
    return over;
  });
  return () => noted.jsonValue();
}

test('cards let go elsewhere fly back, and the next click counts', async () => {
  const page = await visit(DEAL, { reducedMotion: 'no-preference' });
  const flights = await watchFlights(page);
  const home = await column(page, 7).last().boundingBox();
  await lift(page, { from: 7, to: 9, count: 1 });
  await page.mouse.move(640, 700);
  await page.mouse.up();
  await expect.poll(flights).toEqual([true]);
  await page.waitForFunction(() => document.querySelector('.card.flying') === null);
  expect(await column(page, 7).last().boundingBox()).toEqual(home);
  expect(await page.locator('header .moves').innerText()).toBe('0 moves');
  await page.locator('[data-place=stock]').click();
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
});

test('flying cards lie over resting ones', async () => {
  const page = await visit(DEAL, { reducedMotion: 'no-preference' });
  const flights = await watchFlights(page);
  await column(page, 7).last().click();
  await expect.poll(flights).toEqual([true]);
});

test('a card that cannot move says why', async () => {
  const page = await visit(DEAL);
  const refused = column(page, 1).last();
  await refused.click();
  expect(await page.locator('.notice').innerText()).not.toBe('');
  const shown = await page.locator('.notice').innerText();
  expect(await said(page)).toBe(shown.replace('♠', ' of spades'));
  expect(await page.locator('header .moves').innerText()).toBe('0 moves');
});

test('a large screen says so below the column, and soon only below the table', async () => {
  const page = await visit(DEAL);
  const refused = column(page, 1).last();
  await refused.click();
  const bubble = page.locator('.notice > div');
  const [card, said] = [(await refused.boundingBox())!, (await bubble.boundingBox())!];
  expect(said.y).toBeGreaterThan(card.y + card.height);
  expect(said.x).toBeLessThan(card.x + card.width);
  expect(said.x + said.width).toBeGreaterThan(card.x);
  await page.locator('.notice:not(:has(> div))').waitFor();
  expect(await page.locator('.notice').innerText()).not.toBe('');
  // A hint is shown at the column that it leads to.
  await page.keyboard.press('t');
  await bubble.getByText('Hint:').waitFor();
});

test('the arrow of a hint gives way to cards in hand, and a refusal takes the place of the hint', async () => {
  const context = await player();
  const page = await open(context, DEAL);
  const arrow = page.locator('main svg.plain');
  await page.keyboard.press('t');
  await arrow.waitFor();
  await page.keyboard.press('7');
  await arrow.waitFor({ state: 'detached' });
  expect(await page.locator('.card.hinted').count()).toBe(1);
  await page.keyboard.press('Escape');
  await arrow.waitFor();
  for (const key of ['7', '1']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.card.hinted').count()).toBe(0);
  expect(await arrow.count()).toBe(0);
});

test('a card that cannot move shakes, but not if motion is off', async () => {
  const shaking = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    const page = await visit(DEAL, { reducedMotion });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.evaluate(() => {
      const seen = { animations: 0 };
      Object.assign(window, { seen });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        seen.animations += 1;
        return animate.apply(this, given);
      };
    });
    await column(page, 2).last().click();
    await expect.poll(() => page.locator('.notice').innerText()).not.toBe('');
    return page.evaluate(
      () => (window as unknown as { seen: { animations: number } }).seen.animations,
    );
  };
  expect(await shaking('no-preference')).toBe(1);
  expect(await shaking('reduce')).toBe(0);
});

test('the cards of the last move are marked', async () => {
  const page = await visit(DEAL);
  await drag(page, { from: 7, to: 9, count: 1 });
  expect(await page.locator('.card.last').count()).toBe(1);
});

test('a double click makes one move, whatever it turns up', async () => {
  const page = await visit('/#/1/deal/spider-1/own:4');
  const { x, y } = await touchable(column(page, 1).last());
  // Both clicks in one task and at one time, so that a busy machine cannot turn them into two single
  // clicks.
  await page.evaluate(
    async (at) => {
      const event = (type: string): PointerEvent =>
        Object.defineProperty(
          new PointerEvent(type, {
            bubbles: true,
            isPrimary: true,
            pointerId: 1,
            clientX: at.x,
            clientY: at.y,
          }),
          'timeStamp',
          { value: 1_000 },
        );
      for (let click = 0; click < 2; click += 1) {
        const under = document.elementFromPoint(at.x, at.y);
        under?.dispatchEvent(event('pointerdown'));
        under?.dispatchEvent(event('pointerup'));
        // The page draws the move before the second click.
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      }
    },
    { x, y },
  );
  expect(await page.locator('header .moves').innerText()).toBe('1 move');
});

test('cards let go far below a column are put on it', async () => {
  const page = await visit('/#/1/deal/spider-1/own:1');
  const five = await touchable(await card(page, 7, 1));
  const six = await touchable(await card(page, 9, 1));
  await page.mouse.move(five.x, five.y);
  await page.mouse.down();
  await page.mouse.move(six.x, 740, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
});

test('cards put on a pile that does not take them say why, as with the keyboard', async () => {
  const page = await visit(DEAL);
  const notice = page.locator('.notice');
  for (const key of ['7', '1']) await page.keyboard.press(key);
  const why = await notice.innerText();
  expect(why).toMatch(/5♠/);
  await page.keyboard.press('t');
  await expect.poll(() => notice.innerText()).toMatch(/^Hint/);
  await drag(page, { from: 7, to: 1, count: 1 });
  await expect.poll(() => notice.innerText()).toBe(why);
  expect(await said(page)).toContain('5 of spades');
  expect(await page.locator('.card.held').count()).toBe(0);
  // Dropped where they came from, cards go back silently.
  await page.keyboard.press('t');
  await expect.poll(() => notice.innerText()).toMatch(/^Hint/);
  await drag(page, { from: 7, to: 7, count: 1 });
  expect(await notice.innerText()).toMatch(/^Hint/);
  expect(await page.locator('header .moves').innerText()).toBe('0 moves');
});

test('if clicks select cards, a click on a pile that does not take them says why', async () => {
  const context = await player();
  await prefer(context, { clickTakes: true });
  const page = await open(context, DEAL);
  for (const key of ['7', '1']) await page.keyboard.press(key);
  const why = await page.locator('.notice').innerText();
  await page.keyboard.press('t');
  await expect.poll(() => page.locator('.notice').innerText()).toMatch(/^Hint/);
  await clickTwice(page, { from: 7, to: 1, count: 1 });
  await expect.poll(() => page.locator('.notice').innerText()).toBe(why);
  expect(await page.locator('.card.held').count()).toBe(0);
});
