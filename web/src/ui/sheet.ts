/** Windows on phones come up from the lower edge, and go when they are drawn down. */

/** Drawn down by this much of its height, a sheet goes. */
const SHARE = 0.3;
/** So does one that is flicked, in pixels a millisecond, over at least a finger's width. */
const FLICK = 0.5;
const FLICK_LEAST_PX = 24;
/** A finger that moves less than this taps. */
const SLACK_PX = 6;

/** Whether a sheet of this height goes, drawn down this far in this many milliseconds. */
export function goes(down: number, height: number, ms: number): boolean {
  if (down > height * SHARE) return true;
  return down >= FLICK_LEAST_PX && down / Math.max(1, ms) > FLICK;
}

/** Lets a sheet be drawn down by its head. */
export function drawable(
  sheet: HTMLElement,
  head: HTMLElement,
  isSheet: () => boolean,
  onclose: () => void,
): void {
  let from: { readonly id: number; readonly y: number; readonly at: number } | undefined;

  function down(event: PointerEvent): void {
    if (!isSheet() || !event.isPrimary || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('button')) return;
    from = { id: event.pointerId, y: event.clientY, at: event.timeStamp };
    head.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const drawn = Math.max(0, event.clientY - from.y);
    sheet.style.translate = drawn > SLACK_PX ? `0 ${drawn}px` : '';
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const drawn = event.clientY - from.y;
    const isGone =
      event.type === 'pointerup' && goes(drawn, sheet.clientHeight, event.timeStamp - from.at);
    from = undefined;
    sheet.style.translate = '';
    if (isGone) onclose();
  }

  const events = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, act] of Object.entries(events))
    head.addEventListener(name, act as (event: Event) => void);
}
