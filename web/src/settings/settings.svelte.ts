/** The player’s settings, stored in this browser. */

import { keep, kept } from '../browser/local-storage';
import { BACKS } from '../cards/backs';
import { STYLES, type Style } from '../cards/faces';
import { PACKS, SHADES, type PackName, type Shade } from '../cards/packs';
import { SCHEMES, THEMES, type Scheme, type ThemeName } from '../themes/names';
import { LOCALES, type Locale } from '../words/locales';

export const MOTIONS = ['auto', 'slow', 'normal', 'fast', 'off'] as const;
/** How a win is celebrated. */
export const CELEBRATIONS = [
  'theme',
  'random',
  'cascade',
  'fountain',
  'fireworks',
  'web',
  'none',
] as const;
export type Celebration = (typeof CELEBRATIONS)[number];

/** When phones vibrate: never, at runs and wins, or as any card lands, too. */
export const HAPTICS = ['off', 'runs', 'cards'] as const;

/** A back, the one that goes with the theme, or the player's photo. */
export const BACK_CHOICES = ['theme', ...BACKS, 'photo'] as const;

/** Large ranks and suits: on narrow cards, never, or always. */
export const INDEX_CHOICES = ['auto', 'normal', 'large'] as const;

export interface Settings {
  /** Undefined for the browser's language. */
  locale: Locale | undefined;
  theme: ThemeName;
  scheme: Scheme;
  /** Increases with each photo of the player's own on the table; 0 without one. */
  photo: number;
  pack: PackName;
  shade: Shade;
  back: (typeof BACK_CHOICES)[number];
  /** Increases with each photo of the player's own for the backs; 0 without one. */
  backPhoto: number;
  style: Style;
  index: (typeof INDEX_CHOICES)[number];
  /** From 0.5 to 1. */
  scale: number;
  leftHanded: boolean;
  /** Whether a click selects cards instead of making their obvious move. */
  clickTakes: boolean;
  /** From 0, which is off, to 1. */
  volume: number;
  /** Whether the player was offered sounds once. */
  soundOffered: boolean;
  haptics: (typeof HAPTICS)[number];
  motion: (typeof MOTIONS)[number];
  celebration: Celebration;
  showClock: boolean;
  /**
   * Whether the page is a simple one: large words and ranks, winnable deals, no figures, no engine,
   * and a voice when no useful move is left.
   */
  simple: boolean;
  /** Whether score, moves and clock are out of sight. */
  relaxed: boolean;
  /** Whether wide screens show moves and engine beside the table. */
  sidePanel: boolean;
  /** Whether the side panel counts the unseen cards. */
  unseen: boolean;
  /** Whether new deals are winnable ones. */
  onlyWinnable: boolean;
  /** Whether new deals are played without undo. */
  noUndo: boolean;
  /** Whether the chance of winning is shown, as far as it can be known. */
  chance: boolean;
  /** Whether games are raced. What that takes is loaded only then. */
  races: boolean;
  /** How many of the first steps the player has taken, or skipped. */
  firstSteps: number;
  /** Whether the coach says what there is to learn from hints and refused moves. */
  coach: boolean;
  /** Whether the end of a game says which goals it reached. */
  goalsTold: boolean;
  /** Whether the player has agreed to help from the engine, which sees hidden cards. */
  engineAgreed: boolean;
  /** Whether the player has agreed to live analysis, which gives away hidden information. */
  liveAnalysisAgreed: boolean;
  nickname: string;
  /** Whether finished games are sent to the server. */
  share: boolean;
  /** Whether the player has answered that question. */
  shareAsked: boolean;
  /** Whether games and settings are kept in the player’s account. */
  sync: boolean;
}

/** How loud sounds are at first. */
export const VOLUME = 0.6;

/** How many there are for a newcomer. */
export const FIRST_STEPS_ALL = 3;

const DEFAULTS: Settings = {
  locale: undefined,
  theme: 'felt',
  scheme: 'auto',
  photo: 0,
  pack: 'two-colour',
  shade: 'light',
  back: 'theme',
  backPhoto: 0,
  style: 'classic',
  index: 'auto',
  scale: 1,
  leftHanded: false,
  clickTakes: false,
  volume: 0,
  soundOffered: false,
  haptics: 'runs',
  motion: 'auto',
  celebration: 'theme',
  showClock: true,
  simple: false,
  relaxed: false,
  sidePanel: true,
  unseen: false,
  onlyWinnable: false,
  noUndo: false,
  chance: false,
  races: false,
  firstSteps: FIRST_STEPS_ALL,
  coach: false,
  goalsTold: true,
  engineAgreed: false,
  liveAnalysisAgreed: false,
  nickname: '',
  share: false,
  shareAsked: false,
  sync: false,
};

const NAME = 'webspinner-settings';

/** How motion was chosen before it had a speed. */
const OLD_MOTIONS: Partial<Record<string, Settings['motion']>> = { full: 'normal', none: 'off' };

export const settings: Settings = $state(load());

/** Changes settings, and stores them if the browser allows it. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(NAME, settings);
}

// Another tab has changed the settings: the next change here must not undo that.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) Object.assign(settings, load());
});

/** Whether new deals are winnable ones, by that setting or because the page is simple. */
export const wantsWinnable = (): boolean => settings.onlyWinnable || settings.simple;

/** Whether score, moves and clock are shown. */
export const showsFigures = (): boolean => !settings.relaxed && !settings.simple;

function load(): Settings {
  return sound(Object(kept(NAME)) as object);
}

/** The names of settings that have others now. What was once the theme is now the scheme. */
type OldName = 'sound' | 'watch' | 'watchAgreed' | 'largeIndex';

/** The stored settings, without anything that this version does not know. */
export function sound(stored: Partial<Record<keyof Settings | OldName, unknown>>): Settings {
  const one = <T extends string>(name: keyof Settings, of: readonly T[], otherwise: T): T =>
    of.find((known) => known === stored[name]) ?? otherwise;
  const flag = (name: keyof Settings | OldName, otherwise: boolean): boolean =>
    typeof stored[name] === 'boolean' ? stored[name] : otherwise;
  const text = (name: keyof Settings, otherwise: string): string =>
    typeof stored[name] === 'string' ? stored[name].slice(0, 40) : otherwise;
  const count = (name: keyof Settings): number =>
    Number.isSafeInteger(stored[name]) ? Math.max(0, Number(stored[name])) : 0;
  const scale = typeof stored.scale === 'number' ? stored.scale : DEFAULTS.scale;
  const volume =
    typeof stored.volume === 'number'
      ? stored.volume
      : flag('sound', false)
        ? VOLUME
        : DEFAULTS.volume;
  return {
    locale: LOCALES.find((known) => known === stored.locale),
    theme: one('theme', THEMES, DEFAULTS.theme),
    scheme: one('scheme', SCHEMES, one('theme', SCHEMES, DEFAULTS.scheme)),
    photo: count('photo'),
    pack: one('pack', PACKS, DEFAULTS.pack),
    shade: one('shade', SHADES, DEFAULTS.shade),
    back: one('back', BACK_CHOICES, DEFAULTS.back),
    backPhoto: count('backPhoto'),
    style: one('style', STYLES, DEFAULTS.style),
    index: one('index', INDEX_CHOICES, stored.largeIndex === true ? 'large' : DEFAULTS.index),
    scale: Math.min(1, Math.max(0.5, scale)),
    leftHanded: flag('leftHanded', DEFAULTS.leftHanded),
    clickTakes: flag('clickTakes', DEFAULTS.clickTakes),
    volume: Math.min(1, Math.max(0, volume)),
    soundOffered: flag('soundOffered', DEFAULTS.soundOffered),
    // It was once on or off, and off at first.
    haptics: one('haptics', HAPTICS, stored.haptics === true ? 'cards' : DEFAULTS.haptics),
    motion: one('motion', MOTIONS, OLD_MOTIONS[String(stored.motion)] ?? DEFAULTS.motion),
    celebration: one('celebration', CELEBRATIONS, DEFAULTS.celebration),
    showClock: flag('showClock', DEFAULTS.showClock),
    simple: flag('simple', DEFAULTS.simple),
    relaxed: flag('relaxed', DEFAULTS.relaxed),
    sidePanel: flag('sidePanel', DEFAULTS.sidePanel),
    unseen: flag('unseen', DEFAULTS.unseen),
    onlyWinnable: flag('onlyWinnable', DEFAULTS.onlyWinnable),
    noUndo: flag('noUndo', DEFAULTS.noUndo),
    chance: flag('chance', DEFAULTS.chance),
    races: flag('races', DEFAULTS.races),
    firstSteps: 'firstSteps' in stored ? count('firstSteps') : DEFAULTS.firstSteps,
    coach: flag('coach', DEFAULTS.coach),
    goalsTold: flag('goalsTold', DEFAULTS.goalsTold),
    engineAgreed: flag('engineAgreed', DEFAULTS.engineAgreed),
    liveAnalysisAgreed: flag(
      'liveAnalysisAgreed',
      flag('watchAgreed', DEFAULTS.liveAnalysisAgreed),
    ),
    nickname: text('nickname', DEFAULTS.nickname),
    share: flag('share', DEFAULTS.share),
    shareAsked: flag('shareAsked', DEFAULTS.shareAsked),
    sync: flag('sync', DEFAULTS.sync),
  };
}
