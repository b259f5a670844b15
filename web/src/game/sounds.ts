/** Short sounds, synthesized when needed: no file is loaded for them. */

import type { Happened } from '../engine/engine';

let context: AudioContext | undefined;

/** For each sound: frequency in Hz, length in seconds, and the share of noise. */
const SOUNDS: Partial<Record<Happened['kind'], readonly (readonly [number, number])[]>> = {
  moved: [[190, 0.05]],
  turnedUp: [[420, 0.04]],
  won: [
    [392, 0.12],
    [494, 0.12],
    [587, 0.12],
    [784, 0.3],
  ],
  stuck: [[196, 0.2]],
};

/** Plays what happened, one sound after another. */
export function play(happened: readonly Happened[]): void {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, length] of happened.flatMap(({ kind }) => SOUNDS[kind] ?? [])) {
    tone(context, frequency, at, length);
    at += length * 0.8;
  }
}

function tone(context: AudioContext, frequency: number, at: number, length: number): void {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.12, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
