/** Celebrates a win over the whole page, until it is over or the player goes on. */

import { faceSvg } from '../cards/faces';
import { lateFaces } from '../cards/loaded.svelte';
import { raster } from '../cards/raster';
import type { Scene } from '../engine/engine';
import { shownBackSvg } from '../settings/back.svelte';
import { facesFor } from '../settings/faces';
import { settings, type Celebration } from '../settings/settings.svelte';
import type { ThemeName } from '../themes/names';
import { BRIGHT, type Feast } from '../themes/theme';
import { themeNamed } from '../themes/apply-theme';
import { draw, type Sheet } from './canvas';
import { cascade } from './cascade';
import { fireworks } from './fireworks';
import { fountain } from './fountain';
import type { Room, Show, Style } from './show';
import { countWin, shortened } from './shortened';
import { shower } from './shower';
import { signature } from './signature';
import { spiral } from './spiral';
import { showWord } from './win-message';

const STYLES: Record<Feast['show'], Style> = {
  cascade,
  fountain,
  fireworks,
  web: spiral,
};
/** This many different faces are enough. */
const FACES_MAX = 26;
const FADE_MS = 350;

type Size = Pick<Room, 'width' | 'height'>;

const HIDDEN_MS = 2000;
const STEP_MS = 1000 / 50;
/** Trails fade by this much every few steps: a game in one suit would end in grey. */
const FADING = 'rgb(0 0 0 / 7%)';
const FADING_STEPS = 5;
/** At most so much of a trail is made up for when the browser was busy. */
const BEHIND_MS = 150;

/** Celebrates in the way that the player has chosen; resolves when the table can be seen again. */
export async function celebrate(scene: Scene): Promise<void> {
  const chosen = settings.celebration;
  const room = roomOf(scene);
  if (chosen === 'none' || !room) return;
  const skipped = new Skip();
  try {
    const [sheet, feast] = await Promise.all([sheetOf(scene, room), feastOf(settings.theme)]);
    const all = showsOf(chosen, feast, { ...room, colours: feast.colours });
    const shows = shortened(all, countWin(new Date()));
    if (!skipped.done) await play(shows, sheet, room, skipped);
  } finally {
    skipped.forget();
  }
}

/** How the theme celebrates. */
async function feastOf(theme: ThemeName): Promise<Feast> {
  try {
    return (await themeNamed(theme)).feast;
  } catch {
    // Offline, the file of the theme may be missing.
    return { show: 'cascade', colours: BRIGHT };
  }
}

/** One show after another, and what falls on the table meanwhile. */
function showsOf(chosen: Exclude<Celebration, 'none'>, feast: Feast, room: Room): Show[] {
  const all = Object.values(STYLES);
  const style =
    chosen === 'random'
      ? all[Math.floor(Math.random() * all.length)]!
      : STYLES[chosen === 'theme' ? feast.show : chosen];
  // A web has its own beginning.
  const styles = style === spiral ? [spiral] : [signature, style];
  const falling = feast.falling && shower(feast.falling)(room, Math.random);
  let before = 0;
  return styles.map((one) => {
    const show = one(room, Math.random);
    const start = before;
    before += show.lengthMs;
    // It would leave trails.
    if (!falling || show.stays) return show;
    return { ...show, marks: (atMs) => [...falling.marks(start + atMs), ...show.marks(atMs)] };
  });
}

/** What ends a celebration, and then does nothing else. */
const SKIPPING = ['keydown', 'pointerdown', 'click'] as const;

/** Waits for the first key or press. */
class Skip {
  done = false;
  onskip: () => void = () => undefined;
  readonly #skip = (event: Event): void => {
    if (event instanceof KeyboardEvent && ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key))
      return;
    event.preventDefault();
    event.stopPropagation();
    this.done = true;
    this.onskip();
  };

  constructor() {
    for (const kind of SKIPPING) addEventListener(kind, this.#skip, true);
  }

  forget(): void {
    for (const kind of SKIPPING) removeEventListener(kind, this.#skip, true);
  }
}

/** The table as it is seen; nothing if no card is. */
function roomOf({ collected, foundations }: Scene): Omit<Room, 'colours'> | undefined {
  const boxes = [...document.querySelectorAll('main .card:not([hidden])')].map((card) =>
    card.getBoundingClientRect(),
  );
  const [first] = boxes;
  const pictures = facesOf({ collected, foundations }).length;
  if (!first || pictures === 0) return undefined;
  const { width, height } = first;
  const piles = new Map(
    boxes.map(({ x, y }) => [`${x} ${y}`, { x: x + width / 2, y: y + height / 2 }]),
  );
  return {
    width: innerWidth,
    height: innerHeight,
    card: { width, height },
    piles: [...piles.values()],
    pictures,
  };
}

/** Different faces of the won cards. */
function facesOf({ collected, foundations }: Pick<Scene, 'collected' | 'foundations'>): string[] {
  const faces = [...collected, ...foundations.flat()].map(({ face }) => face);
  const different = [...new Set(faces)].filter((face) => face !== undefined);
  const apart = Math.max(1, different.length / FACES_MAX);
  const count = Math.min(FACES_MAX, different.length);
  return Array.from({ length: count }, (_, at) => different[Math.floor(at * apart)]!);
}

async function sheetOf(
  scene: Scene,
  { card: { width, height } }: Pick<Room, 'card'>,
): Promise<Sheet> {
  const options = { ...facesFor({ width, height }), late: lateFaces() };
  const faces: HTMLCanvasElement[] = [];
  // One after another: the browser does other work in between.
  for (const face of facesOf(scene))
    faces.push(await raster(faceSvg(face, options), width, height));
  return {
    width,
    height,
    faces,
    back: await raster(shownBackSvg(options), width, height),
  };
}

/** Plays one show after another, with the word for it. */
async function play(
  shows: readonly Show[],
  sheet: Sheet,
  room: Size,
  skipped: Skip,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(2, devicePixelRatio);
  canvas.className = 'celebration';
  canvas.width = Math.round(room.width * scale);
  canvas.height = Math.round(room.height * scale);
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = `position:fixed;inset:0;width:100%;height:100%;z-index:6000;transition:background ${FADE_MS}ms`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  document.body.append(canvas);
  canvas.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  const word = showWord();
  try {
    for (const show of shows) {
      if (skipped.done) break;
      canvas.style.background = `rgb(0 0 0 / ${show.dims})`;
      await frames(show, context, sheet, room, skipped);
    }
    word.remove();
    const fade = canvas.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' });
    await fade.finished;
  } finally {
    canvas.remove();
    word.remove();
  }
}

/** Draws frame after frame, until the show is over or skipped. */
function frames(
  show: Show,
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  { width, height }: Size,
  skipped: Skip,
): Promise<void> {
  return new Promise((resolve) => {
    skipped.onskip = resolve;
    // A page that is hidden draws no frames.
    setTimeout(resolve, show.lengthMs + HIDDEN_MS);
    let start: number | undefined;
    let drawn = 0;
    const frame = (now: number): void => {
      start ??= now;
      const at = now - start;
      if (show.stays) {
        drawn = Math.max(drawn, at - BEHIND_MS);
        for (; drawn <= at; drawn += STEP_MS) {
          draw(context, show.marks(drawn), sheet);
          if (Math.round(drawn / STEP_MS) % FADING_STEPS === 0) fadeTrails(context);
        }
      } else {
        context.clearRect(0, 0, width, height);
        draw(context, show.marks(at), sheet);
      }
      if (skipped.done || at >= show.lengthMs) resolve();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

function fadeTrails(context: CanvasRenderingContext2D): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = FADING;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}
