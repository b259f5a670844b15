/**
 * The sounds of cards, made of filtered noise, and of runs and wins, made of bells. No two are
 * quite alike: everything varies a little.
 */

import { settings } from '../settings/settings.svelte';
import type { ThemeName } from '../themes/names';
import { CLOTH, type Sounds } from '../themes/theme';
import { themeNamed } from '../themes/apply-theme';
import type { Heard } from './card-sounds';

interface Desk {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | undefined;

/** What the table of this theme sounds like; until its file is there, cloth. */
let table: { theme?: ThemeName; sounds: Sounds } = { sounds: CLOTH };
function soundsOf(theme: ThemeName): Sounds {
  if (table.theme !== theme) {
    table = { theme, sounds: CLOTH };
    const now = table;
    // Offline, it may be missing.
    themeNamed(theme).then(
      ({ sounds }) => (now.sounds = sounds),
      () => undefined,
    );
  }
  return table.sounds;
}

/** At the loudest, cards are still softer than music. */
const LOUDEST = 0.9;
/** Sounds closer than this melt into one, and only cost. */
const APART_S = 0.018;
let last = -1;

/** Plays a sound at this volume, from 0 to 1, after this many seconds. */
export function play(heard: Heard, volume: number, after: number): void {
  desk ??= open();
  const { context, out } = desk;
  if (context.state === 'suspended') void context.resume();
  // Ears hear loudness in steps, not in amounts.
  out.gain.value = volume * volume * LOUDEST;
  const at = context.currentTime + after + 0.005;
  if (heard === 'slide' && Math.abs(at - last) < APART_S) return;
  last = at;
  SOUNDS[heard](desk, at, soundsOf(settings.theme));
}

function open(): Desk {
  const context = new AudioContext();
  const out = new GainNode(context);
  // Many cards at once do not clip.
  out.connect(new DynamicsCompressorNode(context, { threshold: -18 })).connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out, noise };
}

/** This, or up to such a share of it more or less. */
const vary = (value: number, share = 0.15): number => value * (1 + (Math.random() * 2 - 1) * share);

interface Rustle {
  /** The middle of its pitches, in Hz, as it begins and as it ends. */
  readonly from: number;
  readonly to: number;
  /** How narrow they are. */
  readonly narrow: number;
  readonly seconds: number;
  readonly rise: number;
  readonly loud: number;
}

/** A burst of noise: paper against paper or cloth. */
function rustle({ context, out, noise }: Desk, at: number, sound: Rustle): void {
  const seconds = vary(sound.seconds);
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: sound.narrow });
  filter.frequency.setValueAtTime(vary(sound.from), at);
  filter.frequency.exponentialRampToValueAtTime(vary(sound.to), at + seconds);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(vary(sound.loud, 0.25), at + sound.rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  const source = new AudioBufferSourceNode(context, { buffer: noise, playbackRate: vary(1) });
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.7, seconds + 0.02);
}

/** The table under a card that is put down, higher or lower than usual. */
function thump(
  { context, out }: Desk,
  at: number,
  { thump: [usual, seconds] }: Sounds,
  loud: number,
  high = 1,
): void {
  const pitch = usual * high;
  const tone = new OscillatorNode(context, { frequency: pitch });
  tone.frequency.setValueAtTime(vary(pitch, 0.1), at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.5, at + seconds * 0.9);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(vary(loud), at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}

/** The partials of what rings: pitch, loudness and length, compared with the lowest. */
const PARTIALS = {
  bell: [
    [1, 1, 1],
    [2.01, 0.35, 0.6],
    [3.02, 0.14, 0.4],
    [5.4, 0.06, 0.2],
  ],
  glass: [
    [1, 0.9, 1.4],
    [2.76, 0.22, 0.5],
    [5.4, 0.1, 0.25],
  ],
  marimba: [
    [1, 1.2, 0.5],
    [3.93, 0.3, 0.14],
    [9.2, 0.08, 0.05],
  ],
} as const;

function bell(
  { context, out }: Desk,
  at: number,
  kind: Sounds['bell'],
  pitch: number,
  seconds: number,
  loud: number,
): void {
  for (const [high, share, long] of PARTIALS[kind]) {
    const tone = new OscillatorNode(context, { frequency: pitch * high });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0003, at + seconds * long);
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + seconds * long + 0.05);
  }
}

/** Notes of the scale that fits with itself however it is played, from this one up. */
const SCALE = [0, 2, 4, 7, 9];
function note(root: number, step: number): number {
  const octave = Math.floor(step / SCALE.length);
  const half = SCALE[step % SCALE.length]! + 12 * octave;
  return root * 2 ** (half / 12);
}

/** The first note of a run is one of these steps above the lowest note of a win. */
const RUN_STEPS = [2, 3, 4];

const SOUNDS: Record<Heard, (desk: Desk, at: number, sounds: Sounds) => void> = {
  slide: (desk, at) =>
    rustle(desk, at, { from: 2600, to: 1500, narrow: 0.9, seconds: 0.09, rise: 0.012, loud: 0.16 }),
  snap: (desk, at, sounds) => {
    rustle(desk, at, { from: 3400, to: 1800, narrow: 0.7, seconds: 0.04, rise: 0.002, loud: 0.34 });
    thump(desk, at, sounds, 0.3);
  },
  flip: (desk, at) => {
    rustle(desk, at, { from: 1800, to: 4200, narrow: 1.4, seconds: 0.07, rise: 0.02, loud: 0.14 });
    rustle(desk, at + 0.09, {
      from: 3600,
      to: 2000,
      narrow: 1,
      seconds: 0.035,
      rise: 0.002,
      loud: 0.2,
    });
  },
  run: (desk, at, sounds) => {
    const first = RUN_STEPS[Math.floor(Math.random() * RUN_STEPS.length)]!;
    thump(desk, at, sounds, 0.3, 0.87);
    [0, 2, 4].forEach((step, nth) =>
      bell(desk, at + nth * vary(0.075), sounds.bell, note(sounds.root, first + step), 1.1, 0.13),
    );
  },
  won: (desk, at, sounds) => {
    [0, 2, 3, 5, 7, 8, 10].forEach((step, nth) =>
      bell(
        desk,
        at + nth * 0.11,
        sounds.bell,
        note(sounds.root, step),
        nth === 6 ? 2.4 : 1.2,
        0.14,
      ),
    );
    for (let nth = 0; nth < 8; nth += 1) SOUNDS.slide(desk, at + nth * 0.05, sounds);
  },
  stuck: (desk, at, sounds) => {
    thump(desk, at, sounds, 0.4, 1.2);
    thump(desk, at + 0.18, sounds, 0.4, 0.9);
  },
};
