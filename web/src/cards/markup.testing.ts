/** A check of markup, for the tests: Node has no parser of XML. */

/** Whether every element is closed in order and every attribute quoted. */
export function wellFormed(markup: string): boolean {
  const tag = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>&]*")*)\s*(\/?)>/g;
  const open: string[] = [];
  for (const [, closing, name, , empty] of markup.matchAll(tag)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!empty) {
      open.push(name ?? '');
    }
  }
  return open.length === 0 && !/[<>]/.test(markup.replace(tag, ''));
}
