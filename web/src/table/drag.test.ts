import { describe, expect, it } from 'vitest';

import type { PileRef } from '../engine/engine';
import { keyOf } from '../motion/stages';
import { Drag, type DragTable } from './drag';
import { samePile } from './geometry';
import type { Point } from './layout';

const column = (number: number): PileRef => ({ kind: 'column', number });

/** Where the card was let go last. */
let dropped: Point | undefined;

/** A table of three columns, 100 px apart. Only the second takes cards. */
class FakeTable implements DragTable {
  readonly done: string[] = [];
  readonly #card = { classList: new Set<string>(), style: new Map<string, string>() };

  element(): HTMLElement {
    const { classList } = this.#card;
    return {
      offsetWidth: 0,
      classList: {
        add: (name: string) => classList.add(name),
        remove: (name: string) => classList.delete(name),
      },
      style: { removeProperty: () => '' },
    } as unknown as HTMLElement;
  }
  heldIds = () => new Set([1]);
  #pile = (number: number) => ({
    pile: column(number),
    x: number * 100,
    y: 0,
    width: 80,
    height: 112,
  });
  targets = () => [this.#pile(2)];
  piles = () => [1, 2, 3].map(this.#pile);
  take = async () => true;
  put = (pile: PileRef) => this.done.push(`put ${'number' in pile ? pile.number : pile.kind}`);
  release = () => void this.done.push('release');
  card = () => ({ width: 80, height: 112 });
  grab = () => undefined;
  drop = (_: number, at: Point) => void (dropped = at);
}

function pointer(x: number, y: number, timeStamp = 0): PointerEvent {
  const event = { button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: y, timeStamp };
  return event as PointerEvent;
}

/** Presses without moving; returns whether the drag passed the press on. */
async function press(drag: Drag, at: PointerEvent, makesMove = true): Promise<boolean> {
  let pressed = false;
  drag.begin();
  drag.down(at, column(1), 1, async () => {
    pressed = true;
    return makesMove;
  });
  await drag.up(at);
  return pressed;
}

describe('a double click', () => {
  it('makes one move', async () => {
    const drag = new Drag(new FakeTable());
    expect(await press(drag, pointer(150, 50, 1000))).toBe(true);
    expect(await press(drag, pointer(153, 48, 1200))).toBe(false);
    expect(drag.swallows({ detail: 2 } as MouseEvent)).toBe(true);
    expect(await press(drag, pointer(153, 48, 1400))).toBe(true);
  });

  it('does not count if the first click moved nothing, or the second comes later or elsewhere', async () => {
    const drag = new Drag(new FakeTable());
    expect(await press(drag, pointer(150, 50, 1000), false)).toBe(true);
    expect(await press(drag, pointer(150, 50, 1100))).toBe(true);
    expect(await press(drag, pointer(250, 50, 1200))).toBe(true);
    expect(await press(drag, pointer(250, 50, 1700))).toBe(true);
  });
});

/** Drags the card of column 1 this far to the right, and returns the calls to the table. */
async function dragged(right: number, down = 0, onheld?: Drag['onheld']): Promise<string[]> {
  const table = new FakeTable();
  const drag = new Drag(table);
  if (onheld) drag.onheld = onheld;
  globalThis.getComputedStyle = (() => ({
    getPropertyValue: (name: string) => (name === '--x' ? '100px' : '0px'),
  })) as unknown as typeof getComputedStyle;
  drag.down(pointer(150, 50), column(1), 1, async () => false);
  drag.move(pointer(150 + right, 50 + down));
  await drag.up(pointer(150 + right, 50 + down));
  return table.done;
}

describe('cards let go', () => {
  it('on a pile that takes them are put there, even if it is half covered', async () => {
    expect(await dragged(100)).toEqual(['put 2']);
    expect(await dragged(160)).toEqual(['put 2']);
  });

  it('on a pile that does not take them are put there too, which says why not', async () => {
    expect(await dragged(200)).toEqual(['put 3']);
  });

  it('far below a column are meant for it', async () => {
    expect(await dragged(100, 600)).toEqual(['put 2']);
    expect(await dragged(200, 600)).toEqual(['put 3']);
    expect(await dragged(300, 600)).toEqual(['release']);
  });

  it('at home or beside every pile go back silently', async () => {
    expect(await dragged(10)).toEqual(['release']);
    expect(await dragged(0, 600)).toEqual(['release']);
  });
});

describe('cards in the hand', () => {
  it('are put where the mark was, wherever they are let go', async () => {
    for (let right = -142; right <= 350; right += 15) {
      for (const down of [-300, 0, 80, 200, 600]) {
        let over: PileRef | undefined;
        const done = await dragged(right, down, (at, pile) => {
          over = pile;
          return at;
        });
        const isHome = !over || samePile(over, column(1));
        expect(done).toEqual([isHome ? 'release' : `put ${keyOf(over!).slice(7)}`]);
      }
    }
  });

  it('go to their place from where they are drawn, not from where the hand is', async () => {
    expect(await dragged(95, 4, ({ x, y }) => ({ x: x + 3, y: y - 2 }))).toEqual(['put 2']);
    expect(dropped).toEqual({ x: 198, y: 2 });
  });
});

describe('a press that is cancelled', () => {
  it('does nothing any more, and neither does the click after it', async () => {
    const drag = new Drag(new FakeTable());
    let taps = 0;
    drag.begin();
    drag.down(pointer(150, 50), column(1), 1, async () => (taps += 1) > 0);
    expect(drag.cancel()).toBe(true);
    await drag.up(pointer(150, 50));
    expect(taps).toBe(0);
    expect(drag.swallows({ detail: 1 } as MouseEvent)).toBe(true);
  });

  it('puts back what it has taken meanwhile', async () => {
    const table = new FakeTable();
    const drag = new Drag(table);
    drag.down(pointer(150, 50), column(1), 1, async () => false);
    drag.move(pointer(250, 50));
    drag.cancel();
    await Promise.resolve();
    expect(table.done).toEqual(['release']);
  });

  it('puts back what it drags', async () => {
    const table = new FakeTable();
    const drag = new Drag(table);
    drag.down(pointer(150, 50), column(1), 1, async () => false);
    drag.move(pointer(250, 50));
    await Promise.resolve();
    expect(drag.cancel()).toBe(false);
    await drag.up(pointer(250, 50));
    expect(table.done).toEqual(['release']);
  });
});
