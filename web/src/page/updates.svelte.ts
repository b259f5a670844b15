/** New versions of the page: whether one is ready, and how it takes over. */

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_MS = 3_600_000;

export class Updates {
  /** Whether a new version waits for the player’s word. */
  ready = $state(false);
  /** Whether a new version has taken over, so that this window must reload. */
  due = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #looked = 0;

  /** Registers the service worker, and follows what becomes of it. */
  async begin(workers: ServiceWorkerContainer, now: () => number): Promise<void> {
    const before = await workers.getRegistration();
    // The first worker of all has the same files as this page.
    let isFirst = !before?.active;
    workers.addEventListener('controllerchange', () => {
      if (!isFirst) this.due = true;
      isFirst = false;
    });
    const registration = await workers.register('/sw.js');
    this.#registration = registration;
    this.#looked = now();
    this.#follow(registration.installing);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    this.#notice();
    workers.controller?.postMessage('loaded');
  }

  #follow(installing: ServiceWorker | null): void {
    installing?.addEventListener('statechange', () => this.#notice());
  }

  #notice(): void {
    const { active, waiting } = this.#registration ?? {};
    this.ready = Boolean(active && waiting);
  }

  /** Looks for a new version, unless it has just been done. */
  look(now: number): void {
    if (!this.#registration || now - this.#looked < LOOK_MS) return;
    this.#looked = now;
    // Without a network, the next time will do.
    this.#registration.update().catch(() => undefined);
  }

  /** Lets the new version take over. In every window, `due` follows. */
  accept(): void {
    this.#registration?.waiting?.postMessage('activate');
  }
}

export const updates = new Updates();
