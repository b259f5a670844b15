/**
 * A keyboard on the screen of a phone. It covers the page, whose layout keeps its height: only the
 * visual viewport tells what is still seen.
 */

/** A player who has magnified the page sees a part of it, too, and has chosen which. */
const MAGNIFIED = 1.01;

/** How many pixels of a page are out of sight above and below what is seen. */
export interface Hidden {
  readonly above: number;
  readonly below: number;
}

/** What a keyboard hides of a page of this height. */
export function hidden(
  { scale, offsetTop, height }: Pick<VisualViewport, 'scale' | 'offsetTop' | 'height'>,
  whole: number,
): Hidden {
  const all = whole - height;
  if (scale > MAGNIFIED || all <= 0) return { above: 0, below: 0 };
  // To show a field, phones also move the page up behind the keyboard.
  const above = Math.min(Math.max(0, offsetTop), all);
  return { above, below: all - above };
}

/** From now on, windows keep to what is seen, and so does the field that is written in. */
export function makeRoom(): void {
  // What listens already is not added again.
  for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, look);
  look();
}

function look(): void {
  if (!visualViewport) return;
  const { style, clientHeight } = document.documentElement;
  const { above, below } = hidden(visualViewport, clientHeight);
  style.setProperty('--above', `${above}px`);
  style.setProperty('--below', `${below}px`);
  if (above + below > 0) show(document.activeElement);
}

/** Scrolls to a field and the button that belongs to it; where both do not fit, to the field. */
function show(field: Element | null): void {
  const around = field?.closest('form, [role="group"]:not(.body)');
  const button = [...(around?.querySelectorAll('button') ?? [])].at(-1);
  for (const one of [button, field]) one?.scrollIntoView({ block: 'nearest' });
}
