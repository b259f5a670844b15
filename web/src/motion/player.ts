/** Carries out plans with the browser’s animations. */

import { pointAt, track, turnsOver, type Track } from './keyframes';
import type { Leg, Point, Sound } from './leg';
import type { Plan } from './plan';

/** What playing needs to know of the table. */
export interface Stage {
  /** The element of a card. Its own style says where it lies at rest. */
  element(card: number): HTMLElement | undefined;
  /** The picture of a face, or of the back, as CSS. */
  picture(face: string | undefined): string;
  /** The width of a card. */
  width(): number;
  sound(sound: Sound): void;
  /** A card has arrived. */
  landed(): void;
}

/** What is done at a moment that no keyframe can do. */
interface Cue {
  readonly atMs: number;
  act(): void;
}

interface Flight {
  readonly element: HTMLElement;
  readonly animation: Animation;
  readonly track: Track;
  readonly cues: Cue[];
  /** When its last leg begins. */
  readonly lastMs: number;
}

export class MotionPlayer {
  readonly #stage: Stage;
  readonly #flights = new Map<number, Flight>();
  #frame: number | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Begins a plan; cards that it does not move and that are on their last leg fly on. */
  play({ legs }: Plan): void {
    if (legs.length === 0) return;
    this.hurry();
    const ways = new Map<number, Leg[]>();
    for (const leg of legs) ways.set(leg.card, [...(ways.get(leg.card) ?? []), leg]);
    for (const [card, own] of ways) this.#send(card, own);
    this.#frame ??= requestAnimationFrame(this.#tick);
  }

  /** Whatever has not yet begun its last leg is there at once. */
  hurry(): void {
    for (const [card, { animation, lastMs }] of this.#flights) {
      if (Number(animation.currentTime ?? 0) < lastMs) this.stop(card);
    }
  }

  /** Where the cards are seen that are under way. */
  seen(): Map<number, Point> {
    return new Map(
      [...this.#flights].map(([card, { animation, track: way }]) => [
        card,
        pointAt(way, Number(animation.currentTime ?? 0)),
      ]),
    );
  }

  /** A card is at once where it is to be. */
  stop(card: number): void {
    const flight = this.#flights.get(card);
    if (!flight) return;
    this.#flights.delete(card);
    flight.animation.cancel();
    rest(flight.element);
    this.#stage.landed();
  }

  /** Whether a card is under way, or waits to leave. */
  isAway(card: number): boolean {
    return this.#flights.has(card);
  }

  stopAll(): void {
    for (const card of [...this.#flights.keys()]) this.stop(card);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #send(card: number, legs: readonly Leg[]): void {
    this.stop(card);
    const element = this.#stage.element(card);
    const first = legs[0];
    if (!element || !first) return;
    const way = track(legs, this.#stage.width());
    const { frames, startMs, durationMs } = way;
    const animation = element.animate(frames, {
      delay: startMs,
      duration: durationMs,
      fill: 'backwards',
    });
    const cues = legs.flatMap((leg) => this.#cues(leg, element));
    // Until it leaves, it lies as before.
    element.style.setProperty('--over', `${first.lies}`);
    const turning = legs.findLast(turnsOver);
    element.classList.toggle('turning', turning !== undefined);
    if (turning) element.append(this.#otherSide(turning.shows[0]));
    cues.sort((one, other) => one.atMs - other.atMs);
    const lastMs = Math.max(...legs.map((leg) => leg.startMs));
    this.#flights.set(card, { element, animation, track: way, cues, lastMs });
  }

  #cues(leg: Leg, element: HTMLElement): Cue[] {
    const { startMs, durationMs, over, lands, leaves, landsWith } = leg;
    const endMs = startMs + durationMs;
    return [
      {
        atMs: startMs,
        act: () => {
          element.style.setProperty('--over', `${over}`);
          element.classList.toggle('flying', over > lands);
          if (leaves) this.#stage.sound(leaves);
        },
      },
      {
        atMs: endMs,
        act: () => {
          element.style.setProperty('--over', `${lands}`);
          element.classList.remove('flying');
          if (landsWith) this.#stage.sound(landsWith);
        },
      },
    ];
  }

  /**
   * What a card that is turned over hides in the end. It lies back to back with the card, and the
   * browser never shows both: which side is seen follows from the turn, however busy the page is.
   */
  #otherSide(face: string | undefined): HTMLElement {
    const side = document.createElement('div');
    side.className = 'other-side';
    side.style.backgroundImage = this.#stage.picture(face);
    return side;
  }

  /** Does what is due, and lets go of cards that have arrived. */
  readonly #tick = (): void => {
    for (const [card, { animation, cues }] of this.#flights) {
      const isOver = animation.playState === 'finished';
      const now = isOver ? Infinity : Number(animation.currentTime ?? 0);
      while (cues.length > 0 && cues[0]!.atMs <= now) cues.shift()!.act();
      if (isOver) this.stop(card);
    }
    this.#frame = this.#flights.size > 0 ? requestAnimationFrame(this.#tick) : undefined;
  };
}

/** The card looks as its own style says. */
function rest(element: HTMLElement): void {
  element.style.removeProperty('--over');
  element.replaceChildren();
  element.classList.remove('flying', 'turning');
}
