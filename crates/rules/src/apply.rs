//! Making a legal move, and taking it back.

use crate::card::{Card, Rank};
use crate::column::{Column, Slot};
use crate::knobs::{Collect, CollectMode, RowRule, RunStart, ShortRow};
use crate::moves::{LegalMove, Move};
use crate::position::{Collected, Pile, Position};
use crate::rules::Rules;

/// What a move did: everything that [`Position::undo`] needs to take it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    done: Done,
    /// Whether the move itself turned a card up. `Collected` says so for collected runs.
    turned: bool,
    /// How many runs left afterwards; a pack of low cards may hold more than 255 of them.
    collected: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    Shift {
        from: Column,
        to: Column,
        count: u16,
    },
    ToFoundation {
        from: Column,
        slot: Slot,
    },
    FromReserve {
        slot: Slot,
        to: Column,
    },
    ToReserve {
        from: Column,
        slot: Slot,
    },
    Collect,
    /// Bit i: column i (from 0) got a card.
    Deal {
        columns: u32,
    },
}

impl Undo {
    /// Whether the move turned a card face up, apart from cards under collected runs.
    #[must_use]
    pub fn turned(&self) -> bool {
        self.turned
    }

    /// How many runs were collected by the move and because of it.
    #[must_use]
    pub fn collected(&self) -> usize {
        usize::from(self.collected)
    }
}

impl Position {
    /// Makes a legal move: the cards go, a bared face-down card turns up, and where the game
    /// collects at once every finished run leaves.
    ///
    /// Takes time linear in the number of cards moved. Nothing is allocated unless a pile outgrows
    /// the longest it has been.
    ///
    /// # Panics
    /// If the move was allowed in another position and makes no sense in this one. If it does make
    /// sense, it is made, whatever the rules say: a legal move is good for its own position only.
    #[inline]
    #[must_use = "without it the move cannot be taken back"]
    pub fn apply(&mut self, rules: &Rules, legal: LegalMove) -> Undo {
        #[cfg(debug_assertions)]
        crate::work_counts::count_move_applied();
        match legal.get() {
            Move::Shift { from, to, count } => self.shift(rules, from, to, count),
            Move::ToFoundation { from, slot } => self.put_on_foundation(rules, from, slot),
            Move::FromReserve { slot, to } => self.play_reserve(rules, slot, to),
            Move::ToReserve { from, slot } => self.put_in_reserve(rules, from, slot),
            Move::Collect { from } => self.collect_by_choice(from),
            Move::Deal => self.deal_row(rules),
        }
    }

    /// Takes a move back: the position is exactly what it was before.
    ///
    /// # Panics
    /// If `undo` does not belong to the last move made here.
    #[inline]
    pub fn undo(&mut self, undo: Undo) {
        for _ in 0..undo.collected {
            self.put_run_back();
        }
        match undo.done {
            Done::Shift { from, to, count } => self.shift_back(from, to, count, undo.turned),
            Done::ToFoundation { from, slot } => {
                let card = self.foundations[slot.index()].pop();
                let pile = &mut self.columns[from.index()];
                pile.turn_back(undo.turned);
                pile.cards
                    .push(card.expect("the card undone lies on the foundation"));
            }
            Done::FromReserve { slot, to } => {
                self.reserves[slot.index()] = self.columns[to.index()].cards.pop();
            }
            Done::ToReserve { from, slot } => {
                let card = self.reserves[slot.index()].take();
                let pile = &mut self.columns[from.index()];
                pile.turn_back(undo.turned);
                pile.cards
                    .push(card.expect("the card undone lies in the reserve"));
            }
            Done::Collect => {}
            Done::Deal { columns } => self.take_row_back(columns),
        }
    }

    #[inline]
    fn shift(&mut self, rules: &Rules, from: Column, to: Column, count: u16) -> Undo {
        let [source, target] = self
            .columns
            .get_disjoint_mut([from.index(), to.index()])
            .expect("a legal shift joins two columns");
        let kept = source.cards.len() - usize::from(count);
        target.cards.extend_from_slice(&source.cards[kept..]);
        source.cards.truncate(kept);
        let turned = source.turn_up();
        let collected = self.settle(rules, to) + self.settle(rules, from);
        Undo {
            done: Done::Shift { from, to, count },
            turned,
            collected,
        }
    }

    #[inline]
    fn shift_back(&mut self, from: Column, to: Column, count: u16, turned: bool) {
        let [source, target] = self
            .columns
            .get_disjoint_mut([from.index(), to.index()])
            .expect("an undone shift joins two columns");
        source.turn_back(turned);
        let kept = target.cards.len() - usize::from(count);
        source.cards.extend_from_slice(&target.cards[kept..]);
        target.cards.truncate(kept);
    }

    fn put_on_foundation(&mut self, rules: &Rules, from: Column, slot: Slot) -> Undo {
        let pile = &mut self.columns[from.index()];
        let card = pile.cards.pop().expect("a legal move lifts a card");
        let turned = pile.turn_up();
        self.foundations[slot.index()].push(card);
        Undo {
            done: Done::ToFoundation { from, slot },
            turned,
            collected: self.settle(rules, from),
        }
    }

    fn play_reserve(&mut self, rules: &Rules, slot: Slot, to: Column) -> Undo {
        let card = self.reserves[slot.index()].take();
        let card = card.expect("a legal move takes a card from the reserve");
        self.columns[to.index()].cards.push(card);
        Undo {
            done: Done::FromReserve { slot, to },
            turned: false,
            collected: self.settle(rules, to),
        }
    }

    fn put_in_reserve(&mut self, rules: &Rules, from: Column, slot: Slot) -> Undo {
        let pile = &mut self.columns[from.index()];
        let card = pile.cards.pop().expect("a legal move lifts a card");
        let turned = pile.turn_up();
        self.reserves[slot.index()] = Some(card);
        Undo {
            done: Done::ToReserve { from, slot },
            turned,
            collected: self.settle(rules, from),
        }
    }

    fn collect_by_choice(&mut self, from: Column) -> Undo {
        self.take_run(from);
        Undo {
            done: Done::Collect,
            turned: false,
            collected: 1,
        }
    }

    fn deal_row(&mut self, rules: &Rules) -> Undo {
        let columns = self.row_bits(rules);
        for index in bits(columns) {
            let card = self.stock.pop().expect("a row is no longer than the stock");
            self.columns[index].cards.push(card);
        }
        let collected = bits(columns)
            .map(|index| self.settle(rules, Column::at(index)))
            .sum();
        Undo {
            done: Done::Deal { columns },
            turned: false,
            collected,
        }
    }

    fn take_row_back(&mut self, columns: u32) {
        // The rightmost column got its card last, so it gives it back first.
        for index in (0..self.columns.len()).rev() {
            if columns & (1 << index) != 0 {
                let card = self.columns[index].cards.pop();
                self.stock.push(card.expect("a dealt card ends its column"));
            }
        }
    }

    /// The columns in which the last move, which this undoes, turned a card up, first one first.
    pub(crate) fn turned_up_by(&self, undo: Undo) -> impl Iterator<Item = Column> {
        let moved = match undo.done {
            Done::Shift { from, .. }
            | Done::ToFoundation { from, .. }
            | Done::ToReserve { from, .. } => undo.turned.then_some(from),
            Done::FromReserve { .. } | Done::Collect | Done::Deal { .. } => None,
        };
        let runs = self.runs[self.runs.len() - undo.collected()..].iter();
        let under_runs = runs.filter(|run| run.turned).map(|run| run.from);
        moved.into_iter().chain(under_runs)
    }

    /// The columns that the next row goes to, in the order in which they get their cards; none
    /// when the stock is empty.
    pub fn row_columns(&self, rules: &Rules) -> impl Iterator<Item = Column> + use<> {
        bits(self.row_bits(rules)).map(Column::at)
    }

    /// Bit i: the next row goes to column i (from 0).
    fn row_bits(&self, rules: &Rules) -> u32 {
        let gets_one = |pile: &Pile| rules.deal.rule != RowRule::Occupied || !pile.is_empty();
        let mut row = (self.columns.iter().enumerate())
            .filter(|(_, pile)| gets_one(pile))
            .fold(0_u32, |bits, (index, _)| bits | 1 << index);
        while row.count_ones() as usize > self.stock.len() {
            row &= !match rules.deal.short_row {
                ShortRow::Left => 1 << row.ilog2(),
                ShortRow::Right => 1 << row.trailing_zeros(),
            };
        }
        row
    }

    /// Collects every finished run at the end of a column, where the game collects at once;
    /// says how many.
    #[inline]
    pub(crate) fn settle(&mut self, rules: &Rules, column: Column) -> u16 {
        let mut runs = 0;
        while let Some(collect) = rules.collect
            && collect.mode == CollectMode::AtOnce
            && self.ends_in_run(rules, collect, column)
        {
            self.take_run(column);
            runs += 1;
        }
        runs
    }

    /// Whether a column ends in a finished run.
    #[inline]
    pub(crate) fn ends_in_run(&self, rules: &Rules, collect: Collect, column: Column) -> bool {
        let highest = rules.pack.highest;
        let open = self.columns[column.index()].open();
        match open {
            [.., end]
                if open.len() >= usize::from(highest.number())
                    && (collect.start == RunStart::Any || end.rank() == Rank::ACE) =>
            {
                is_full_run(
                    &open[open.len() - usize::from(highest.number())..],
                    highest,
                    collect,
                )
            }
            _ => false,
        }
    }

    fn take_run(&mut self, from: Column) {
        let pile = &mut self.columns[from.index()];
        let start = pile.cards.len() - usize::from(self.run_length);
        self.collected.extend_from_slice(&pile.cards[start..]);
        pile.cards.truncate(start);
        let turned = pile.turn_up();
        self.runs.push(Collected { from, turned });
    }

    fn put_run_back(&mut self) {
        let run = self.runs.pop().expect("a run that was collected is kept");
        let start = self.collected.len() - usize::from(self.run_length);
        let pile = &mut self.columns[run.from.index()];
        pile.turn_back(run.turned);
        pile.cards.extend_from_slice(&self.collected[start..]);
        self.collected.truncate(start);
    }
}

/// Whether these cards, as many as there are ranks, are a run to collect: one rank down at each
/// step, from the highest rank or, where any start will do, wrapping from ace to king.
pub(crate) fn is_full_run(cards: &[Card], highest: Rank, collect: Collect) -> bool {
    let starts = collect.start == RunStart::Any || cards[0].rank() == highest;
    let wraps = |upper: Card, lower: Card| {
        collect.start == RunStart::Any && upper.rank() == Rank::ACE && lower.rank() == highest
    };
    starts
        && cards.windows(2).all(|pair| {
            let (upper, lower) = (pair[0], pair[1]);
            (upper.number() == lower.number() + 1 || wraps(upper, lower))
                && collect.suit.holds(upper, lower)
        })
}

/// The indices of the bits that are set, from the lowest.
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let index = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (index < 32).then_some(index as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All 520 cards are twos and aces of one suit, and a single ace lies on 259 finished runs.
    const MANY_RUNS: &str = r#"
        id = "many-runs"
        name = "Many Runs"
        highest = "2"
        columns = 2
        vacancy = "any"
        layout = [{ times = 519, up = "1" }, { up = "2" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "none" }
        collect = { suit = "one-suit" }
    "#;

    #[test]
    fn one_move_may_collect_all_runs_of_the_largest_pack() {
        let suits = format!("suits = {:?}\n", "S".repeat(260));
        let rules = Rules::parse(&(suits + MANY_RUNS)).expect("a valid game");
        let cards = format!("cards:{}AS2S", "2SAS".repeat(259));
        let deal = cards.parse().expect("a list of cards");
        let mut position = rules.deal(&deal).expect("the pack of the game");
        let start = position.clone();
        let mv = "1-2".parse().expect("a move");
        let legal = rules.check(&position, mv).expect("an ace goes on a two");
        let undo = position.apply(&rules, legal);
        assert_eq!(undo.collected(), 260);
        assert!(rules.is_won(&position));
        position.undo(undo);
        assert_eq!(position, start);
    }
}
