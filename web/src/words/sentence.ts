/** A text of the engine, which may be part of a sentence, as a sentence of its own. */
export function sentence(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
