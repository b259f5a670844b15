/** The web of an orb weaver as it hangs in a hedge: uneven, and a little heavy. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the corners of the web are from its hub, from the right on clockwise. */
const CORNERS = [640, 520, 500, 610, 560, 640, 720, 590] as const;
/** The whole web is turned by this angle: no thread is level. */
const TILT = 0.21;
/** The threads by which those corners hang reach out of any picture. */
const AWAY = 4;
/** Each spoke is turned by this part of the room that it has. */
const TURNS = [0, 0.3, -0.2, 0.12, -0.3, 0.22, -0.08] as const;
const SPOKES = 25;
/** The spiral begins and ends at these parts of the way from the hub to the edge. */
const [FROM, TO] = [0.12, 0.94] as const;
const ROUNDS = 15;
/** How far a thread between two spokes hangs: towards the hub, and down. */
const SLACK = 0.93;
const WEIGHT = 0.09;

const angleOf = (spoke: number): number =>
  (2 * Math.PI * (spoke + TURNS[spoke % TURNS.length]!)) / SPOKES;

/** How far the edge of the web is in this direction: its sides are straight. */
function edgeAt(angle: number): number {
  const part = (2 * Math.PI) / CORNERS.length;
  const turn = (angle + 2 * Math.PI) % (2 * Math.PI);
  const corner = Math.floor(turn / part);
  const [from, to] = [CORNERS[corner]!, CORNERS[(corner + 1) % CORNERS.length]!];
  const past = turn - corner * part;
  return (from * to * Math.sin(part)) / (from * Math.sin(past) + to * Math.sin(part - past));
}

const towards = (angle: number, far: number): Point => ({
  x: Math.round(far * Math.cos(angle + TILT)),
  y: Math.round(far * Math.sin(angle + TILT)),
});

/** Where the spiral crosses a spoke: it is counted on, round after round. */
export function crossing(nth: number): Point {
  const along = FROM + ((TO - FROM) * nth) / (SPOKES * ROUNDS);
  const angle = angleOf(nth % SPOKES);
  return towards(angle, edgeAt(angle) * along);
}

const CROSSINGS = Array.from({ length: SPOKES * ROUNDS + 1 }, (_, nth) => crossing(nth));

/** The threads that hold the web, around its hub. */
export function frame(): string {
  const corners = CORNERS.map((far, at) => towards((2 * Math.PI * at) / CORNERS.length, far));
  const held = corners.map(({ x, y }) => `M${x} ${y}L${AWAY * x} ${AWAY * y}`);
  const spokes = Array.from({ length: SPOKES }, (_, spoke) => {
    const angle = angleOf(spoke);
    const { x, y } = towards(angle, edgeAt(angle));
    return `M0 0L${x} ${y}`;
  });
  const edge = corners.map(({ x, y }) => `${x} ${y}`).join('L');
  return `M${edge}Z${held.join('')}${spokes.join('')}`;
}

/** The one sticky thread, from the hub outwards, with all its slack. */
export function spiral(): string {
  const [first, ...others] = CROSSINGS;
  let from = first!;
  const threads = others.map((to) => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const x = Math.round(((from.x + to.x) / 2) * SLACK - from.x);
    const y = Math.round(((from.y + to.y) / 2) * SLACK + far * WEIGHT - from.y);
    const thread = `q${x} ${y} ${to.x - from.x} ${to.y - from.y}`.replaceAll(' -', '-');
    from = to;
    return thread;
  });
  return `M${first!.x} ${first!.y}${threads.join('')}`;
}
