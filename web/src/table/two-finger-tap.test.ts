import { beforeEach, expect, test } from 'vitest';

import { Fingers } from './two-finger-tap';

const told: string[] = [];
let isFree = true;
let fingers: Fingers;

beforeEach(() => {
  told.length = 0;
  isFree = true;
  fingers = new Fingers(
    () => {
      told.push('pair');
      return isFree;
    },
    () => told.push('tap'),
  );
});

/** A finger at this time; the first one on the table is the primary pointer. */
function finger(pointerId: number, timeStamp: number, right = 0): PointerEvent {
  const at = { clientX: pointerId * 100 + right, clientY: 300 };
  return { pointerId, isPrimary: pointerId === 1, timeStamp, ...at } as PointerEvent;
}

/** Two fingers come down and leave, the second one `after` the first, and it `lasts` this long. */
function tapWithTwo(after = 50, lasts = 100): void {
  fingers.down(finger(1, 1000));
  fingers.down(finger(2, 1000 + after));
  fingers.up(finger(1, 1000 + after + lasts / 2));
  fingers.up(finger(2, 1000 + after + lasts));
}

test('two fingers that come and leave together tap once', () => {
  tapWithTwo();
  expect(told).toEqual(['pair', 'tap']);
  tapWithTwo();
  expect(told).toEqual(['pair', 'tap', 'pair', 'tap']);
});

test('it is no tap if the second comes late, and the first is left alone', () => {
  tapWithTwo(350);
  expect(told).toEqual([]);
});

test('it is no tap if they stay', () => {
  tapWithTwo(50, 450);
  expect(told).toEqual(['pair']);
});

test('it is no tap if the first one drags already', () => {
  isFree = false;
  tapWithTwo();
  expect(told).toEqual(['pair']);
});

test('it is no tap if one of them moves, as in a pinch, but a tremble is no movement', () => {
  for (const [right, taps] of [
    [12, 0],
    [8, 1],
  ] as const) {
    fingers.down(finger(1, 1000));
    fingers.down(finger(2, 1050));
    fingers.move(finger(2, 1080, right));
    fingers.up(finger(2, 1100));
    fingers.up(finger(1, 1110));
    expect(told.filter((one) => one === 'tap').length).toBe(taps);
  }
});

test('it is no tap if the browser takes a finger away', () => {
  fingers.down(finger(1, 1000));
  fingers.down(finger(2, 1050));
  fingers.cancel(finger(1, 1060));
  fingers.up(finger(2, 1100));
  expect(told).toEqual(['pair']);
  tapWithTwo();
  expect(told.at(-1)).toBe('tap');
});

test('three fingers and one finger do not tap', () => {
  fingers.down(finger(1, 1000));
  fingers.up(finger(1, 1050));
  for (const id of [1, 2, 3]) fingers.down(finger(id, 2000 + id));
  for (const id of [1, 2, 3]) fingers.up(finger(id, 2100 + id));
  expect(told).toEqual(['pair']);
});

test('a finger that was never seen to leave spoils nothing', () => {
  fingers.down(finger(1, 100));
  tapWithTwo();
  expect(told).toEqual(['pair', 'tap']);
});
