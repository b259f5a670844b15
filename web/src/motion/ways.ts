/** Which way each card takes from one stage to the next, and when. */

import type { Leg, Placed, Point, Sound, Way } from './leg';

export interface Change {
  readonly from: Placed;
  readonly to: Placed;
}

interface Staged {
  readonly legs: readonly Leg[];
  /** When the next stage may begin. */
  readonly nextMs: number;
}

/** Over all cards that rest; which level of these is settled when all is planned. */
const FLYING = Number.MAX_SAFE_INTEGER;

/** A card flies so long, in milliseconds, and longer by this times the root of the distance. */
const CARRY_MS = 120;
const CARRY_ROOT = 7;
/** The cards of a stack follow one another. */
const TRAIL_MS = 7;
const NUDGE_MS = 190;
const TURN_MS = 250;
/** A deal takes so long, whatever its size. */
const DEAL_MS = 1000;
const DEAL_FLIGHT_MS = 330;
const DEAL_APART_MS = 48;
/** How often a dealt card is heard. */
const HEARD_MS = 42;
const SWELL_MS = 190;
const SWELL_APART_MS = 17;
const GATHER_MS = 400;
const GATHER_APART_MS = 34;
const BACK_APART_MS = 14;
/** More piles than a move changes: the table jumps to another position. */
const PILES_MAX = 3;

/** The way of each changed card. The ones in `held` come from the player’s hand. */
export function ways(changes: readonly Change[], held: ReadonlySet<number>): Staged {
  const moved = changes.filter(({ from, to }) => from.pile !== to.pile || held.has(to.id));
  const rest = changes.filter(({ from, to }) => from.pile === to.pile && !held.has(to.id));
  const nudged = rest.filter(({ from, to }) => from.face === to.face);
  const turned = rest.filter(({ from, to }) => from.face !== to.face);
  const staged = isJump(moved) ? jump(moved) : together(groupsOf(moved), held);
  const flights = staged.legs.filter(({ way }) => way !== 'swell');
  const left = Math.max(0, ...flights.map((leg) => leg.startMs + leg.durationMs * 0.4));
  const legs = [
    ...staged.legs,
    ...nudged.map((change) => leg(change, 'nudge', 0, NUDGE_MS)),
    ...turned.map((change) => leg(change, 'turn', Math.min(left, 500), TURN_MS)),
  ];
  return { legs, nextMs: staged.nextMs };
}

function together(groups: readonly (readonly Change[])[], held: ReadonlySet<number>): Staged {
  const all = groups.map((group) => {
    const { from, to } = group[0]!;
    if (from.pile === 'stock' || to.pile === 'stock') return deal(group);
    if (to.pile === 'collected') return gather(group);
    if (from.pile === 'collected') return scatter(group);
    return carry(group, held);
  });
  return {
    legs: all.flatMap(({ legs }) => legs),
    nextMs: Math.max(0, ...all.map(({ nextMs }) => nextMs)),
  };
}

/** The cards that leave a pile for another; what is dealt belongs together. */
function groupsOf(moved: readonly Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of moved) {
    const { from, to } = change;
    const key = from.pile === 'stock' || to.pile === 'stock' ? 'stock' : `${from.pile} ${to.pile}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

/** Whether these are more changes than one move makes. */
function isJump(moved: readonly Change[]): boolean {
  const loose = moved.filter(({ from, to }) => from.pile !== 'stock' && to.pile !== 'stock');
  return groupsOf(loose).length >= PILES_MAX;
}

function carry(group: readonly Change[], held: ReadonlySet<number>): Staged {
  const cards = [...group].sort((one, other) => one.to.z - other.to.z);
  const isHeld = cards.some(({ to }) => held.has(to.id));
  // The stack stays together: all its cards take the time of the first.
  const duration = CARRY_MS + CARRY_ROOT * Math.sqrt(distance(cards[0]!));
  const legs = cards.map((change, at) =>
    leg(change, 'carry', isHeld ? 0 : at * TRAIL_MS, duration, {
      held: isHeld,
      leaves: at === 0 && !isHeld ? 'slide' : undefined,
      landsWith: at === 0 ? 'snap' : undefined,
    }),
  );
  return { legs, nextMs: legs.at(-1)!.startMs + duration * 0.85 };
}

/** From the top of the stock; back to it, what lies lowest there goes first. */
function deal(group: readonly Change[]): Staged {
  const isBack = group[0]!.to.pile === 'stock';
  const cards = [...group].sort((one, other) =>
    isBack ? one.to.z - other.to.z : other.from.z - one.from.z,
  );
  const apart = Math.min(DEAL_APART_MS, (DEAL_MS - DEAL_FLIGHT_MS) / cards.length);
  const heard = Math.max(1, Math.round(HEARD_MS / apart));
  const legs = cards.map((change, at) =>
    leg(change, 'deal', at * (isBack ? apart / 2 : apart), DEAL_FLIGHT_MS, {
      leaves: at % heard === 0 ? 'slide' : undefined,
    }),
  );
  return { legs, nextMs: legs.at(-1)!.startMs + DEAL_FLIGHT_MS };
}

/** A wave runs through the run from its king, then card after card leaves, the ace first. */
function gather(group: readonly Change[]): Staged {
  const cards = [...group].sort((one, other) => one.from.z - other.from.z);
  const swells = cards.map((change, at) =>
    leg({ from: change.from, to: change.from }, 'swell', at * SWELL_APART_MS, SWELL_MS),
  );
  const begin = (cards.length - 1) * SWELL_APART_MS + SWELL_MS * 0.5;
  const flights = cards.toReversed().map((change, at) => {
    const isLast = at === cards.length - 1;
    return leg(change, isLast ? 'crown' : 'gather', begin + at * GATHER_APART_MS, GATHER_MS, {
      leaves: at % 2 === 0 ? 'slide' : undefined,
      landsWith: isLast ? 'run' : undefined,
    });
  });
  return {
    legs: [...swells, ...flights],
    nextMs: flights.at(-1)!.startMs + GATHER_MS * 0.5,
  };
}

/** A collected run comes back: the card on top first. */
function scatter(group: readonly Change[]): Staged {
  const cards = [...group].sort((one, other) => one.to.z - other.to.z);
  const legs = cards.map((change, at) =>
    leg(change, 'gather', at * BACK_APART_MS, GATHER_MS * 0.8, {
      leaves: at % 3 === 0 ? 'slide' : undefined,
    }),
  );
  return { legs, nextMs: legs.at(-1)!.startMs + GATHER_MS * 0.6 };
}

/** All at once. */
function jump(moved: readonly Change[]): Staged {
  const legs = moved.map((change, at) =>
    leg(change, 'carry', 0, CARRY_MS + CARRY_ROOT * Math.sqrt(distance(change)), {
      leaves: at === 0 ? 'slide' : undefined,
      landsWith: at === 0 ? 'snap' : undefined,
    }),
  );
  return { legs, nextMs: Math.max(0, ...legs.map(({ durationMs }) => durationMs)) };
}

interface More {
  readonly held?: boolean;
  readonly leaves?: Sound | undefined;
  readonly landsWith?: Sound | undefined;
}

function leg(
  { from, to }: Change,
  way: Way,
  startMs: number,
  durationMs: number,
  { held = false, leaves, landsWith }: More = {},
): Leg {
  const flies = way !== 'nudge' && way !== 'turn' && way !== 'swell';
  const point = ({ x, y, size }: Point): Point => ({ x, y, ...(size && { size }) });
  return {
    card: to.id,
    way,
    from: point(from),
    to: point(to),
    startMs,
    durationMs,
    lies: from.z,
    over: flies ? FLYING : to.z,
    lands: to.z,
    shows: [from.face, to.face],
    held,
    leaves: way === 'turn' ? 'flip' : leaves,
    landsWith,
  };
}

function distance({ from, to }: Change): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
