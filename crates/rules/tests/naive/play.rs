//! Random play that repeats exactly, and counting of move paths.

use super::cards::Card;
use super::table::{Move, Outcome, Step, Table};

/// A small generator (SplitMix64): the same seed gives the same throws on every machine.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound` - 1.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("bounds are small");
        usize::try_from(self.throw() % bound).expect("it is below the bound")
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() {
            None
        } else {
            Some(items[self.below(items.len())])
        }
    }

    /// The whole pack of a game in random order.
    pub(crate) fn shuffled(&mut self, mut pack: Vec<Card>) -> Vec<Card> {
        self.shuffle(&mut pack);
        pack
    }
}

/// A random step, or `None` when nothing is legal. Collecting, foundations and joins that lengthen
/// runs come more often than their share, so that play gets somewhere; every legal step keeps a
/// chance.
pub(crate) fn choose(table: &Table, dice: &mut Dice) -> Option<Step> {
    let steps = table.steps();
    let promising: Vec<Step> = steps
        .iter()
        .copied()
        .filter(|&step| gets_somewhere(table, step))
        .collect();
    let moves: Vec<Step> = steps
        .iter()
        .copied()
        .filter(|&step| step != Step::Deal)
        .collect();
    if !promising.is_empty() && !dice.one_in(3) {
        return dice.pick(&promising);
    }
    if !moves.is_empty() && !dice.one_in(8) {
        return dice.pick(&moves);
    }
    dice.pick(&steps)
}

/// A card leaves the columns for good, or joins a run that could be collected without leaving
/// another.
fn gets_somewhere(table: &Table, step: Step) -> bool {
    let Step::Move(mv) = step else {
        return false;
    };
    let joins = |card: Card, end: &[(Card, bool)]| {
        let open_end = end.last().filter(|(_, face_up)| *face_up);
        let fits = |suits| {
            open_end.is_some_and(|&(end, _)| card.goes_on(end, suits, table.game.runs_wrap()))
        };
        table.game.collect.is_some_and(fits)
    };
    match mv {
        Move::Columns { from, to, count } => {
            let (staying, lifted) = table.columns[from].split_at(table.columns[from].len() - count);
            joins(lifted[0].0, &table.columns[to]) && !joins(lifted[0].0, staying)
        }
        // What may come back is not there for good.
        Move::Reserve { slot, to } if table.game.reserves.take => {
            table.reserves[slot].is_some_and(|card| joins(card, &table.columns[to]))
        }
        Move::ToReserve { .. } => false,
        _ => true,
    }
}

/// Plays at most `steps_max` random steps, calling `visit` with the table and the step before each
/// is taken, and returns the table where play ended: no step left, the game won, or the limit.
pub(crate) fn random_play(
    mut table: Table,
    dice: &mut Dice,
    steps_max: usize,
    mut visit: impl FnMut(&Table, Step),
) -> Table {
    for _ in 0..steps_max {
        let Some(step) = choose(&table, dice) else {
            break;
        };
        visit(&table, step);
        table.apply(step);
        if table.outcome() == Outcome::Won {
            break;
        }
    }
    table
}

/// How many different sequences of `depth` steps there are.
pub(crate) fn perft(table: &Table, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |step| {
        let mut next = table.clone();
        next.apply(step);
        next
    };
    table
        .steps()
        .into_iter()
        .map(|step| perft(&after(step), depth - 1))
        .sum()
}
