/**
 * Lets Back close what is open, one level at a time: the menu, a window, a page of a window. The
 * page has one entry in the browser’s history, and one more for each level above the table;
 * `history.state` says which. Closing a level in another way takes its entry away too.
 */

export class Levels {
  /** How each level is closed, the lowest first. */
  #closers: (() => void)[] = [];
  /** The level of the current entry. */
  #at = 0;
  /** The level to which the browser is on its way: it arrives only some time later. */
  #target: number | undefined;
  /** The page’s address, whichever entry is current: the others keep the one they had. */
  #address = '';
  #begun = false;
  #due = false;

  /** Begins with the entries that an earlier visit left, such as one before a reload. */
  begin(): void {
    this.#begun = true;
    this.#address = location.href;
    this.#at = levelOf(history.state) ?? 0;
    this.#mark(this.#at);
    this.#settle();
  }

  /** Adds a level. Back calls `close`; returns what to call when it is closed in another way. */
  enter(close: () => void): () => void {
    const closer = (): void => close();
    this.#closers.push(closer);
    this.#change();
    return () => {
      const nth = this.#closers.indexOf(closer);
      if (nth < 0) return;
      this.#closers.splice(nth, 1);
      this.#change();
    };
  }

  /** Gives the page another address. */
  readdress(address: string): void {
    history.replaceState(history.state, '', address);
    this.#address = location.href;
  }

  /** To be called at each `popstate`. Returns whether the player has followed a link. */
  arrived(): boolean {
    const level = levelOf(history.state);
    if (level === undefined) return this.#followed();
    const before = this.#target ?? this.#at;
    this.#target = undefined;
    this.#at = level;
    if (location.href !== this.#address) history.replaceState(history.state, '', this.#address);
    for (let left = before - level; left > 0; left -= 1) this.#closers.pop()?.();
    this.#change();
    return false;
  }

  /** A link has made an entry of its own, or taken over the current one, which had its address. */
  #followed(): boolean {
    const isNew = location.href !== this.#address;
    this.#address = location.href;
    this.#target = undefined;
    this.#at += isNew ? 1 : 0;
    this.#mark(this.#at);
    this.#change();
    return isNew;
  }

  #mark(level: number): void {
    history.replaceState({ level }, '');
  }

  /** What closes and opens in one go needs no new entry. */
  #change(): void {
    if (this.#due || !this.#begun) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      this.#settle();
    });
  }

  /** Brings the history to the level of the page. Forward leads to none that is closed. */
  #settle(): void {
    const wanted = this.#closers.length;
    if (this.#target !== undefined) return;
    if (wanted < this.#at) {
      this.#target = wanted;
      history.go(wanted - this.#at);
    }
    for (; this.#at < wanted; this.#at += 1) history.pushState({ level: this.#at + 1 }, '');
  }
}

function levelOf(state: unknown): number | undefined {
  return (state as { level?: number } | null)?.level;
}

export const levels = new Levels();
