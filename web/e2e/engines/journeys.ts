/** What every journey has: a browser of its own, and a page that has never been there. */

import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

import { start, type Started } from './engines';
import { relay, type Relay } from './relay';
import { Visitor } from './visitor';

export const ENGINE = inject('engine');

/** A deal for which a line that wins is kept with the tests. */
export const DEAL = '/#/1/deal/spider-1/1';

/** The page as it is opened from another device, without https. */
export const ELSEWHERE = 'http://elsewhere.test';

let folder: string;
let proxy: Relay;
let started: Started;

/** Who comes along on the journeys of a file. */
interface Journeys {
  /** At the start of each journey, the page knows nothing of them. */
  readonly visitor: Visitor;
  /** Kills the browser, and starts it again with what it had stored. */
  readonly crash: () => Promise<void>;
}

export function journeys(): Journeys {
  const own = {
    visitor: undefined as unknown as Visitor,
    crash: async () => {
      await started.kill();
      started = await start(ENGINE, folder, proxy.port);
      own.visitor = new Visitor(started.driver, inject('origin'));
    },
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(inject('scratch'), 'home-'));
    proxy = await relay();
    started = await start(ENGINE, folder, proxy.port);
  });
  afterAll(async () => {
    await started.stop();
    await proxy.cut();
  });
  beforeEach(async () => {
    own.visitor = new Visitor(started.driver, inject('origin'));
    await own.visitor.forget();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keep(task.name);
    expect(await own.visitor.errors(), 'errors in the page').toEqual([]);
  });
  return own;
}

/** The text of a file that the page has offered, once the browser has stored it. */
export async function stored(name: RegExp): Promise<string> {
  const find = async (): Promise<string> => {
    const all = await readdir(folder, { recursive: true });
    const found = all.find((path) => name.test(path));
    return found === undefined ? '' : readFile(join(folder, found), 'utf8');
  };
  await expect.poll(find, { message: `a stored file ${name}` }).not.toBe('');
  return find();
}

async function keep(name: string): Promise<void> {
  const at = fileURLToPath(new URL('../../../target/browser/', import.meta.url));
  await mkdir(at, { recursive: true });
  const file = `${ENGINE}-${name.replace(/\W+/g, '-')}`;
  await writeFile(join(at, `${file}.png`), await started.driver.takeScreenshot(), 'base64');
  await writeFile(join(at, `${file}.html`), await started.driver.getPageSource());
}
