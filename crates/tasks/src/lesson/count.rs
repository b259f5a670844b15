//! What the goals of a lesson count.

use serde::Deserialize;
use webspinner_rules::{Move, Position, Rules, Undo};

/// What a player is to reach: a number of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Count {
    /// Moves from one column to another.
    Move(usize),
    /// Cards that move at once.
    Lift(usize),
    /// Moves of cards onto one that they then move with.
    Join(usize),
    /// Hidden cards that are turned up.
    TurnUp(usize),
    /// Columns that are empty at the same time.
    Vacancies(usize),
    /// Rows that are dealt.
    Deal(usize),
    /// Runs that are collected.
    Collect(usize),
    /// Cards that go to foundations.
    SendHome(usize),
}

/// What the moves of a player have done so far.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Sums {
    moved: usize,
    lifted: usize,
    joined: usize,
    turned: usize,
    dealt: usize,
    collected: usize,
    home: usize,
}

impl Sums {
    /// Counts what a move did.
    pub(super) fn add(&mut self, rules: &Rules, before: &Position, made: Move, undo: Undo) {
        self.turned += usize::from(undo.turned());
        self.collected += undo.collected();
        match made {
            Move::Shift { from, to, count } => {
                let cards = before.column(from).cards();
                let count = usize::from(count);
                let lifted = cards[cards.len() - count];
                let onto = before.column(to).end();
                let joins = onto.is_some_and(|onto| rules.joins(onto, lifted));
                self.moved += 1;
                self.lifted = self.lifted.max(count);
                self.joined += usize::from(joins);
            }
            Move::ToFoundation { .. } => self.home += 1,
            Move::Deal => self.dealt += 1,
            Move::FromReserve { .. } | Move::ToReserve { .. } | Move::Collect { .. } => {}
        }
    }
}

impl Count {
    /// Whether it is reached in a game whose moves have done this.
    pub(super) fn holds(self, position: &Position, sums: &Sums) -> bool {
        match self {
            Self::Move(count) => sums.moved >= count,
            Self::Lift(count) => sums.lifted >= count,
            Self::Join(count) => sums.joined >= count,
            Self::TurnUp(count) => sums.turned >= count,
            Self::Vacancies(count) => position.vacancies().count() >= count,
            Self::Deal(count) => sums.dealt >= count,
            Self::Collect(count) => sums.collected >= count,
            Self::SendHome(count) => sums.home >= count,
        }
    }
}
