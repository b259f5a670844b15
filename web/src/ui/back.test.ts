import { beforeEach, expect, test, vi } from 'vitest';

import { Levels } from './back';

interface Entry {
  state: unknown;
  href: string;
}

/** A browser that has been somewhere else before; it travels only when told to. */
class Browser {
  entries: Entry[] = [{ state: null, href: 'elsewhere' }];
  at = 0;
  readonly #moves: number[] = [];

  get state(): unknown {
    return this.entries[this.at]!.state;
  }
  get href(): string {
    return this.entries[this.at]!.href;
  }
  replaceState(state: unknown, _: string, href = this.href): void {
    this.entries[this.at] = { state, href };
  }
  pushState(state: unknown, _: string, href = this.href): void {
    this.entries.splice(this.at + 1, Infinity, { state, href });
    this.at += 1;
  }
  go(by: number): void {
    this.#moves.push(by);
  }
  /** Makes the next travel that is waiting, if it stays within the history. */
  travel(): boolean {
    const by = this.#moves.shift();
    if (by === undefined) return false;
    this.at += by;
    return true;
  }
}

let browser: Browser;
let levels: Levels;
let open: { name: string; leave: () => void }[];

beforeEach(async () => {
  browser = new Browser();
  browser.pushState(null, '', 'page');
  vi.stubGlobal('history', browser);
  vi.stubGlobal('location', browser);
  await visit();
});

async function visit(): Promise<void> {
  levels = new Levels();
  open = [];
  levels.begin();
  await rest();
}

function enter(name: string): void {
  const one = {
    name,
    leave: levels.enter(() => {
      open = open.filter((other) => other !== one);
    }),
  };
  open.push(one);
}

function close(): void {
  open.pop()?.leave();
}

/** Lets the page and the browser come to rest. Returns how often a link was followed. */
async function rest(): Promise<number> {
  let links = 0;
  for (;;) {
    await Promise.resolve();
    if (!browser.travel()) return links;
    links += levels.arrived() ? 1 : 0;
  }
}

async function press(by: number): Promise<void> {
  browser.go(by);
  await rest();
}

async function follow(href: string): Promise<number> {
  browser.pushState(null, '', href);
  const links = levels.arrived() ? 1 : 0;
  return links + (await rest());
}

const names = (): string[] => open.map(({ name }) => name);
/** How often Back can be pressed before the page is left. */
const depth = (): number => browser.at - 1;

test('Back closes one level at a time, and then leaves', async () => {
  enter('home');
  await rest();
  enter('learn');
  await rest();
  expect(depth()).toBe(2);
  await press(-1);
  expect(names()).toEqual(['home']);
  await press(-1);
  expect(names()).toEqual([]);
  expect(browser.href).toBe('page');
  browser.at -= 1;
  expect(browser.href).toBe('elsewhere');
});

test('what is closed in another way takes its entry along', async () => {
  enter('home');
  enter('learn');
  await rest();
  close();
  await rest();
  expect(depth()).toBe(1);
  close();
  await rest();
  expect(depth()).toBe(0);
});

test('what opens as another closes takes over its entry', async () => {
  enter('menu');
  await rest();
  const { entries } = browser;
  const entry = entries.at(-1);
  close();
  enter('settings');
  await rest();
  expect(browser.entries.at(-1)).toBe(entry);
  expect(depth()).toBe(1);
});

test('what opens while the browser is on its way waits for it', async () => {
  enter('menu');
  await rest();
  close();
  await Promise.resolve();
  enter('settings');
  enter('appearance');
  await rest();
  expect([depth(), names()]).toEqual([2, ['settings', 'appearance']]);
  await press(-1);
  expect([depth(), names()]).toEqual([1, ['settings']]);
});

test('windows that close one after the other take one entry each along', async () => {
  for (const name of ['home', 'learn', 'help']) enter(name);
  await rest();
  close();
  await Promise.resolve();
  close();
  await rest();
  expect([depth(), names()]).toEqual([1, ['home']]);
});

test('Back pressed as a window closes closes another', async () => {
  for (const name of ['home', 'learn', 'help']) enter(name);
  await rest();
  close();
  await Promise.resolve();
  await press(-1);
  expect([depth(), names()]).toEqual([1, ['home']]);
});

test('Back by several entries closes as many levels', async () => {
  for (const name of ['home', 'learn', 'help']) enter(name);
  await rest();
  await press(-2);
  expect([depth(), names()]).toEqual([1, ['home']]);
});

test('Forward opens nothing, and leaves no entry to press Back for', async () => {
  enter('settings');
  await rest();
  await press(-1);
  await press(1);
  expect([depth(), names()]).toEqual([0, []]);
});

test('a reload leaves no entry to press Back for', async () => {
  enter('home');
  enter('learn');
  await rest();
  await visit();
  expect(depth()).toBe(0);
  enter('settings');
  await rest();
  expect(depth()).toBe(1);
  await press(-1);
  expect([depth(), names()]).toEqual([0, []]);
});

test('a link is followed once, over what is open, and adds no entry', async () => {
  expect(await follow('page#daily')).toBe(1);
  expect([depth(), browser.href]).toEqual([0, 'page#daily']);
  enter('daily');
  await rest();
  expect(await follow('page#record')).toBe(1);
  expect([depth(), names(), browser.href]).toEqual([1, ['daily'], 'page#record']);
  await press(-1);
  expect([depth(), names(), browser.href]).toEqual([0, [], 'page#record']);
});

test('a link to what the address says already changes nothing', async () => {
  enter('daily');
  await rest();
  browser.replaceState(null, '');
  expect(levels.arrived()).toBe(false);
  await rest();
  expect([depth(), names()]).toEqual([1, ['daily']]);
});

test('the address stays what it is at every level', async () => {
  levels.readdress('page#deal');
  enter('games');
  await rest();
  close();
  levels.readdress('page');
  expect(await rest()).toBe(0);
  expect([depth(), browser.href]).toEqual([0, 'page']);
});
