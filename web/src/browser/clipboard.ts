/** Puts a text where it can be pasted from, and says whether the browser let it be. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without a secure connection there is no clipboard.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
