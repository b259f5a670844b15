/**
 * Whether the browser keeps what the page stores. Unless it has agreed to, it may delete everything
 * when space runs low or the player stays away for long.
 */

const NAME = 'webspinner-persistence-asked';

/** Whether this page has asked, in case the browser does not remember it. */
let hasAsked = false;

/** Whether the browser has agreed to delete nothing by itself. */
export async function isPersistent(): Promise<boolean> {
  // Only pages that were reached safely have it.
  return (
    (await storage()
      ?.persisted()
      .catch(() => false)) ?? false
  );
}

/** Asks the browser to delete nothing by itself. Some ask the player in turn, so it asks once. */
export async function askForPersistence(): Promise<void> {
  if (hasAsked || wasAsked() || (await isPersistent())) return;
  hasAsked = true;
  try {
    localStorage.setItem(NAME, new Date().toISOString());
  } catch {
    // Storage is refused or full: it asks again when the page is opened the next time.
  }
  await storage()
    ?.persist()
    .catch(() => false);
}

function storage(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
