/** Somebody who plays in one of the engines, with a mouse, a finger and keys. */

import { error, WebElement, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command';

import { PATIENCE_MS } from './engines';

/** Something of the site’s that is not the page. */
const BLANK = '/apple-touch-icon.png';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What has a name and can be pressed. */
const CONTROLS = 'button, a[href], summary, label';

/** The name that a screen reader says, or its beginning. */
export type Label = string | RegExp;

export class Visitor {
  readonly driver: WebDriver;
  readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Deletes all that the page has stored. From now on the menu has everything. */
  async forget(): Promise<void> {
    await this.driver.get(this.origin + BLANK);
    await this.driver.executeAsyncScript(forgetAll);
    await this.driver.executeScript('localStorage.setItem("webspinner-whole-menu", "true")');
  }

  /** Chooses settings before the page is opened for the first time. */
  async prefer(settings: Record<string, unknown>): Promise<void> {
    await this.driver.executeScript(
      'localStorage.setItem("webspinner-settings", arguments[0])',
      JSON.stringify(settings),
    );
  }

  /** Opens an address of the page as if it were typed, and waits until there is something to do. */
  async open(path: string): Promise<void> {
    // A change behind # alone would not load the page anew.
    await this.driver.get('about:blank');
    await this.driver.get(this.origin + path);
    await this.arrive();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.arrive();
  }

  async arrive(): Promise<void> {
    await this.see('[data-place], dialog .go');
    await this.driver.executeScript(noteErrors);
  }

  /** The errors that the page did not expect since it was opened. */
  async errors(): Promise<readonly string[]> {
    return this.driver.executeScript('return globalThis.wrong ?? []');
  }

  /** Waits until this is so; what has just gone from the page is looked for again. */
  async until<T>(what: string, holds: () => Promise<T | undefined>): Promise<T> {
    const found = await this.driver.wait(
      async () => {
        try {
          return (await holds()) ?? false;
        } catch (reason) {
          if (isPassing(reason)) return false;
          throw reason;
        }
      },
      PATIENCE_MS,
      what,
      50,
    );
    return found as T;
  }

  /** The first that is seen of what a selector finds, once there is one. */
  async see(selector: string): Promise<WebElement> {
    return this.until(`${selector} is seen`, () => this.ask(firstSeen, selector));
  }

  async gone(selector: string): Promise<void> {
    const isGone = async () => (await this.count(selector)) === 0 || undefined;
    await this.until(`${selector} has gone`, isGone);
  }

  async count(selector: string): Promise<number> {
    return this.driver.executeScript(
      'return document.querySelectorAll(arguments[0]).length',
      selector,
    );
  }

  /** What is written in the last element of these, once it is what is expected. */
  async read(selector: string, expected: RegExp): Promise<string> {
    let last = '';
    const reads = async (): Promise<string | undefined> => {
      last = (await this.ask(textOf, selector)) ?? '';
      return expected.test(last) ? last : undefined;
    };
    return this.until(`${selector} reads ${expected}`, reads).catch((reason: unknown) => {
      throw new Error(`${selector} reads ${JSON.stringify(last)}`, { cause: reason });
    });
  }

  /** Runs a function in the page. */
  async ask<Given extends unknown[], T>(inside: (...given: Given) => T, ...given: Given) {
    const answer = await this.driver.executeScript<T | null>(inside, ...given);
    return answer ?? undefined;
  }

  /** The control of this name, in the window that is open on top. */
  async control(name: Label, kinds = CONTROLS): Promise<WebElement> {
    const [source, flags] =
      name instanceof RegExp ? [name.source, name.flags] : [exactly(name), ''];
    return this.until(`there is a control named ${name}`, () =>
      this.ask(named, kinds, source, flags),
    );
  }

  /** Presses a control; one that is still moving is tried again. */
  async press(name: Label): Promise<void> {
    await this.until(`${name} can be pressed`, async () => {
      await (await this.control(name)).click();
      return true;
    });
  }

  /** Chooses something from the menu, which opens a window unless it shows something else. */
  async choose(item: string, shown = 'dialog[open]'): Promise<void> {
    await this.press('Menu');
    await this.press(item);
    await this.see(shown);
  }

  /** Chooses an option of a list by its value. */
  async select(name: Label, value: string): Promise<void> {
    await this.ask(selectOption, await this.control(name, 'select'), value);
  }

  async type(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Where a column can be touched: on the card that carries this many, itself counted. */
  async card(column: number, count = 1): Promise<Point> {
    return this.place(`[data-place="column ${column}"]`, count);
  }

  async place(selector: string, fromEnd = 1): Promise<Point> {
    return this.until(`${selector} can be touched`, () => this.ask(touchable, selector, fromEnd));
  }

  async click(at: Point): Promise<void> {
    await this.#point('mouse', [at, 'down', 'up']);
  }

  async tap(at: Point): Promise<void> {
    await this.#point('touch', [at, 'down', 'up']);
  }

  async drag(from: Point, to: Point): Promise<void> {
    const lifted = { x: from.x + 10, y: from.y + 10 };
    await this.#point('mouse', [from, 'down', lifted, to, 'up']);
  }

  async #point(
    pointerType: 'mouse' | 'touch',
    what: readonly (Point | 'down' | 'up')[],
  ): Promise<void> {
    const actions = what.map((one) => {
      if (one === 'down') return { type: 'pointerDown', button: 0 };
      if (one === 'up') return { type: 'pointerUp', button: 0 };
      const [x, y] = [Math.round(one.x), Math.round(one.y)];
      return { type: 'pointerMove', origin: 'viewport', duration: 0, x, y };
    });
    const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
    // The library’s own builder knows no finger.
    const command = new Command(Name.ACTIONS).setParameter('actions', [pointer]);
    await this.driver.execute(command);
  }

  /** Waits until this many moves are made. */
  async moved(moves: number): Promise<void> {
    await this.read('header .moves', new RegExp(`^${moves}\\D`));
  }
}

/** What passes by itself while the page changes. */
function isPassing(reason: unknown): boolean {
  return (
    reason instanceof error.StaleElementReferenceError ||
    reason instanceof error.ElementClickInterceptedError ||
    reason instanceof error.ElementNotInteractableError ||
    reason instanceof error.NoSuchElementError
  );
}

function exactly(text: string): string {
  return `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

// The following run in the page: they use nothing from this file.

function noteErrors(): void {
  const wrong: string[] = [];
  Object.assign(globalThis, { wrong });
  addEventListener('error', (event) => wrong.push(`${event.message} ${event.error?.stack}`));
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(`${reason} ${reason?.stack}`));
}

function firstSeen(selector: string): WebElement | undefined {
  const all = [...document.querySelectorAll(selector)];
  return all.find((one) => one.checkVisibility()) as WebElement | undefined;
}

/** As it is drawn: WebKit’s driver finds no text in some buttons that show one. */
function textOf(selector: string): string | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.findLast((one) => one.checkVisibility())?.innerText.trim();
}

function named(controls: string, source: string, flags: string): WebElement | undefined {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const found = [...top.querySelectorAll<HTMLElement>(controls)].find((one) => {
    const { labels } = one as HTMLInputElement;
    const name = one.ariaLabel ?? labels?.[0]?.innerText ?? one.innerText;
    const text = name.replace(/\s+/g, ' ').trim();
    return (
      new RegExp(source, flags).test(text) && one.checkVisibility() && !one.matches(':disabled')
    );
  });
  return found as unknown as WebElement | undefined;
}

/** Where nothing else is in the way: at first, the table waits for its size. */
function touchable(selector: string, fromEnd: number): Point | undefined {
  const one = [...document.querySelectorAll(selector)].at(-fromEnd);
  if (!one) return undefined;
  const box = one.getBoundingClientRect();
  const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) };
  return one.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

async function forgetAll(...given: unknown[]): Promise<void> {
  const done = given.at(-1) as () => void;
  localStorage.clear();
  sessionStorage.clear();
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await worker.unregister();
  for (const name of globalThis.caches ? await caches.keys() : []) await caches.delete(name);
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name!);
      request.onsuccess = request.onerror = request.onblocked = resolve;
    });
  done();
}

/** Lists are drawn by the system, each differently. */
function selectOption(list: WebElement, value: string): void {
  const field = list as unknown as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
