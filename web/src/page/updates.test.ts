import { beforeEach, expect, test, vi } from 'vitest';

import { Updates } from './updates.svelte';

/** A service worker as far as the page follows it. */
class Worker extends EventTarget {
  readonly postMessage = vi.fn();
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = vi.fn().mockResolvedValue(undefined);

  /** Another version begins to install. */
  find(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** It is installed: without an earlier version it does not wait for long. */
  install(worker: Worker): void {
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    if (this.active === null) this.activate(worker);
  }

  activate(worker: Worker): void {
    this.waiting = null;
    this.active = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  registration = new Registration();
  readonly getRegistration = () =>
    Promise.resolve(this.registration.active ? this.registration : undefined);
  readonly register = vi.fn(() => Promise.resolve(this.registration));

  takeOver(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: Container;
let updates: Updates;
let time: number;

const begin = (): Promise<void> =>
  updates.begin(container as unknown as ServiceWorkerContainer, () => time);

/** An earlier visit has installed a version. */
function installed(): Worker {
  const worker = new Worker();
  container.registration.active = worker;
  container.controller = worker;
  return worker;
}

beforeEach(() => {
  container = new Container();
  updates = new Updates();
  time = 0;
});

test('the first version of all needs no word, and no reload when it takes over', async () => {
  await begin();
  const first = container.registration.find();
  container.registration.install(first);
  container.takeOver(first);
  expect([updates.ready, updates.due]).toEqual([false, false]);
});

test('a version after the first one, in the same visit, waits', async () => {
  await begin();
  const first = container.registration.find();
  container.registration.install(first);
  container.takeOver(first);
  const next = container.registration.find();
  expect(updates.ready).toBe(false);
  container.registration.install(next);
  expect(updates.ready).toBe(true);
  updates.accept();
  expect(next.postMessage).toHaveBeenCalledWith('activate');
  container.registration.activate(next);
  container.takeOver(next);
  expect([updates.ready, updates.due]).toEqual([false, true]);
});

test('a version that waits since the last visit is ready at once', async () => {
  const old = installed();
  container.registration.waiting = new Worker();
  await begin();
  expect(updates.ready).toBe(true);
  expect(old.postMessage).toHaveBeenCalledWith('loaded');
});

test('a version that is being installed when the page opens is followed, too', async () => {
  installed();
  const next = new Worker();
  container.registration.installing = next;
  await begin();
  container.registration.install(next);
  expect(updates.ready).toBe(true);
});

test('a version that cannot be installed is never ready', async () => {
  installed();
  await begin();
  const next = container.registration.find();
  container.registration.installing = null;
  next.dispatchEvent(new Event('statechange'));
  expect(updates.ready).toBe(false);
});

test('another window lets the new version take over: this one is due for a reload', async () => {
  installed();
  await begin();
  container.takeOver(new Worker());
  expect(updates.due).toBe(true);
});

test('an open page looks for a new version once in an hour', async () => {
  updates.look(10_000_000);
  installed();
  await begin();
  const { update } = container.registration;
  update.mockRejectedValue(new Error('offline'));
  updates.look(3_599_999);
  expect(update).not.toHaveBeenCalled();
  updates.look(3_600_000);
  updates.look(3_600_001);
  expect(update).toHaveBeenCalledTimes(1);
});
