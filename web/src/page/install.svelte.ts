/** Installing the page as an app, when the player wants it and the browser can. */

/** What a browser that can install pages announces; not a standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<InstallOffer>();

  get possible(): boolean {
    return this.#offer !== undefined;
  }

  /** Waits for the browser. It must not ask by itself: nobody is interrupted. */
  begin(target: EventTarget): void {
    target.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    target.addEventListener('appinstalled', () => (this.#offer = undefined));
  }

  /** Has the browser ask the player. It does that once for each offer. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = undefined;
    await offer?.prompt();
  }
}

export const install = new Install();
