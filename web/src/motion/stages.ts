/** What a table looked like on the way from one scene to the next. */

import type { CardView, Happened, PileRef, Scene } from '../engine/engine';

type Moved = Extract<Happened, { kind: 'moved' }>;
/** What is shown at once, beginning with cards that move together. */
interface Group {
  readonly moved: Moved[];
  readonly turned: Extract<Happened, { kind: 'turnedUp' | 'turnedDown' }>[];
}

/**
 * The scenes to show after `before`, one for each move and each collected run; the last is `after`
 * itself. Whatever cannot be told step by step is shown in one.
 */
export function stages(before: Scene, happened: readonly Happened[], after: Scene): Scene[] {
  const all = groups(happened);
  if (all.length < 2 || happened.some(({ kind }) => kind === 'laidOut')) return [after];
  const table = new Laid(before, after);
  const scenes: Scene[] = [];
  for (const { moved, turned } of all) {
    for (const one of moved) table.move(one);
    for (const { kind, column } of turned) table.turn(column, kind === 'turnedUp');
    scenes.push(table.scene());
  }
  const reached = scenes.pop();
  return reached && isSame(reached, after) ? [...scenes, after] : [after];
}

/** The cards of a row move together, also when the row is undone. */
function groups(happened: readonly Happened[]): Group[] {
  const all: Group[] = [];
  for (const one of happened) {
    if (one.kind === 'moved') {
      const last = all.at(-1);
      if (!last || !isWith(last.moved.at(-1), one)) all.push({ moved: [one], turned: [] });
      else last.moved.push(one);
    } else if (one.kind === 'turnedUp' || one.kind === 'turnedDown') {
      const left = all.findLast(({ moved }) =>
        moved.some(({ from }) => from.kind === 'column' && from.number === one.column),
      );
      const group = left ?? all.at(-1);
      if (group) group.turned.push(one);
      else all.push({ moved: [], turned: [one] });
    }
  }
  return all;
}

/** Whether cards move together with those before. */
function isWith(before: Moved | undefined, { from, to }: Moved): boolean {
  // Only cards that were turned down move before the first.
  if (!before) return true;
  const dealt = from.kind === 'stock' && before.from.kind === 'stock';
  return dealt || (to.kind === 'stock' && before.to.kind === 'stock');
}

/** The piles of a table on which cards are moved. */
class Laid {
  readonly #piles = new Map<string, CardView[]>();
  readonly #end: Scene;
  readonly #inRow: number;
  /** What every card shows at the end: what it shows once it lies open. */
  readonly #faces: ReadonlyMap<number, string | undefined>;
  #runs: number;

  constructor(before: Scene, after: Scene) {
    for (const [key, cards] of pilesIn(before)) this.#piles.set(key, [...cards]);
    this.#end = after;
    this.#runs = before.runs;
    const [dealt] = [before, after].filter(({ stock }) => stock.rows > 0);
    this.#inRow = dealt ? Math.ceil(dealt.stock.cards.length / dealt.stock.rows) : 1;
    const cards = [before, after].flatMap((scene) => pilesIn(scene).flatMap(([, pile]) => pile));
    this.#faces = new Map(
      cards.filter(({ face }) => face !== undefined).map(({ id, face }) => [id, face]),
    );
  }

  #pile(pile: PileRef): CardView[] {
    return this.#piles.get(keyOf(pile)) ?? [];
  }

  move({ from, to, count }: Moved): void {
    const source = this.#pile(from);
    const cards = source.splice(Math.max(0, source.length - count));
    // Cards come open out of the stock, and go face down back into it.
    const face = ({ id }: CardView) => (to.kind === 'stock' ? undefined : this.#faces.get(id));
    this.#pile(to).push(...cards.map((card) => ({ ...card, face: face(card) })));
    if (to.kind === 'collected') this.#runs += 1;
    if (from.kind === 'collected') this.#runs -= 1;
  }

  turn(number: number, up: boolean): void {
    const cards = this.#pile({ kind: 'column', number });
    // A card that is turned down is so before others come back onto it.
    const index = up
      ? cards.length - 1
      : cards.findLastIndex(({ id }) => this.#down(number).has(id));
    const card = cards[index];
    if (card) cards[index] = { ...card, face: up ? this.#faces.get(card.id) : undefined };
  }

  /** The cards that lie face down in a column at the end. */
  #down(number: number): ReadonlySet<number> {
    const { cards } = this.#end.columns[number - 1]!;
    return new Set(cards.filter(({ face }) => face === undefined).map(({ id }) => id));
  }

  scene(): Scene {
    const pile = (pile: PileRef) => [...this.#pile(pile)];
    const { columns, foundations, reserves, stock } = this.#end;
    const left = pile({ kind: 'stock' }).map(({ id }) => id);
    return {
      ...this.#end,
      columns: columns.map((column, at) => ({
        ...column,
        cards: pile({ kind: 'column', number: at + 1 }),
      })),
      foundations: foundations.map((_, at) => pile({ kind: 'foundation', number: at + 1 })),
      reserves: reserves.map((_, at) => pile({ kind: 'reserve', number: at + 1 })[0]),
      stock: { ...stock, cards: left, rows: Math.ceil(left.length / this.#inRow) },
      collected: pile({ kind: 'collected' }),
      runs: this.#runs,
    };
  }
}

/** A pile as a key: `column 3`. */
export function keyOf(pile: PileRef): string {
  return 'number' in pile ? `${pile.kind} ${pile.number}` : pile.kind;
}

function pilesIn({ columns, foundations, reserves, stock, collected }: Scene) {
  return [
    ...columns.map(({ cards }, at) => [`column ${at + 1}`, cards] as const),
    ...foundations.map((cards, at) => [`foundation ${at + 1}`, cards] as const),
    ...reserves.map((card, at) => [`reserve ${at + 1}`, card ? [card] : []] as const),
    ['stock', stock.cards.map((id) => ({ id, face: undefined, seen: undefined }))] as const,
    ['collected', collected] as const,
  ];
}

/** Whether every card lies in the same place. */
function isSame(one: Scene, other: Scene): boolean {
  const text = (scene: Scene) =>
    JSON.stringify(pilesIn(scene).map(([key, cards]) => [key, cards.map(({ id }) => id)]));
  return text(one) === text(other);
}
