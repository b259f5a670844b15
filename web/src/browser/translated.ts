/**
 * Keeps texts up to date where the browser’s translator has been: it takes a text out of the page
 * and puts `font` elements in its place, while the page goes on writing into what is gone. Here the
 * text comes back, empty, beside them. Once it is written again they go, and the translator takes up
 * what is new.
 */
export function followTranslator(page: Node): void {
  /** What is to be done when one of these is taken away. */
  const after = new WeakMap<Node, () => void>();

  function stand(text: Text, font: ChildNode): void {
    const source = text.data;
    text.data = '';
    font.before(text);
    const written = new MutationObserver(() => {
      forget();
      font.remove();
    });
    written.observe(text, { characterData: true });
    const forget = (): void => {
      written.disconnect();
      after.delete(text);
      after.delete(font);
    };
    after.set(text, () => font.remove());
    // The reader wants to see the original again.
    after.set(font, () => {
      forget();
      text.data ||= source;
    });
  }

  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const gone of removedNodes) {
        if (gone.parentNode) continue;
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (after.has(gone)) after.get(gone)!();
        else if (gone instanceof Text && font) stand(gone, font);
      }
    }
  }).observe(page, { childList: true, subtree: true });
}

function isFont(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT';
}
