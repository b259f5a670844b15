/** Sends files through the browser’s own sharing, or offers them for download. */

/** Whether this browser can send such a file to other apps. */
export function canSend(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Sends a file with a text. Changing one’s mind is no failure. */
export async function sendFile(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
