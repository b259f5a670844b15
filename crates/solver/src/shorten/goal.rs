//! The goals of moves, so that a line can be replayed after a change.

use webspinner_rules::{Column, Move, Slot};

use super::tracked_state::{Id, TrackedState, id, short};
use crate::problem::Problem;
use crate::state::shift;

/// The goal of a move: where a card is to lie, not which columns that involves. So it keeps its
/// meaning when the moves before it change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// A card, with what lies on it, onto another one.
    Onto { card: Id, under: Id },
    /// A card, with what lies on it, to a vacancy, best in this column.
    Vacancy { card: Id, column: u8 },
    /// A card to a foundation.
    Foundation { card: Id, slot: Slot },
    /// A card to a reserve, best to this one.
    Reserve { card: Id, slot: Slot },
    /// The run that ends with this card off its column.
    Collect { end: Id },
    /// The row that is dealt when this many cards of the stock are dealt already.
    Row { dealt: u16 },
}

impl Goal {
    /// The card that is moved.
    pub(super) fn card(self) -> Option<Id> {
        match self {
            Self::Onto { card, .. }
            | Self::Vacancy { card, .. }
            | Self::Foundation { card, .. }
            | Self::Reserve { card, .. }
            | Self::Collect { end: card } => Some(card),
            Self::Row { .. } => None,
        }
    }
}

/// What to do about a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NextMove {
    /// This move reaches it.
    Play(Move),
    /// The goal is reached already.
    Idle,
    /// The goal cannot be reached now.
    Blocked,
}

impl TrackedState {
    /// The goal of a legal move.
    pub(super) fn goal(&self, play: Move) -> Goal {
        match play {
            Move::Shift { from, to, count } => {
                let column = self.column(from.index());
                self.onto(column[column.len() - usize::from(count)], to)
            }
            Move::FromReserve { slot, to } => self.onto(self.reserve_card(slot.index()), to),
            Move::ToReserve { from, slot } => Goal::Reserve {
                card: self.end(from.index()).expect("a card leaves the column"),
                slot,
            },
            Move::ToFoundation { from, slot } => Goal::Foundation {
                card: self.end(from.index()).expect("a card leaves the column"),
                slot,
            },
            Move::Collect { from } => Goal::Collect {
                end: self.end(from.index()).expect("a run leaves the column"),
            },
            Move::Deal => Goal::Row {
                dealt: id(self.state.dealt()),
            },
        }
    }

    fn onto(&self, card: Id, to: Column) -> Goal {
        match self.end(to.index()) {
            Some(under) => Goal::Onto { card, under },
            None => Goal::Vacancy {
                card,
                column: short(to.index()),
            },
        }
    }

    /// The move that reaches a goal now.
    #[inline]
    pub(super) fn step(&self, problem: &Problem, goal: Goal) -> NextMove {
        match goal {
            Goal::Onto { card, under } => self.step_onto(problem, card, under),
            Goal::Vacancy { card, column } => self.step_to_vacancy(problem, card, column),
            Goal::Foundation { card, slot } => self.step_to_foundation(problem, card, slot),
            Goal::Reserve { card, slot } => self.step_to_reserve(card, slot),
            Goal::Collect { end } => self.step_collect(problem, end),
            Goal::Row { dealt } if usize::from(dealt) < self.state.dealt() => NextMove::Idle,
            Goal::Row { .. } if self.state.may_deal(problem) => NextMove::Play(Move::Deal),
            Goal::Row { .. } => NextMove::Blocked,
        }
    }

    #[inline]
    fn step_onto(&self, problem: &Problem, card: Id, under: Id) -> NextMove {
        let Some(from) = self.column_of(card) else {
            return match (self.reserve(card), self.column_of(under)) {
                (Some(slot), Some(to)) if self.end(to) == Some(under) => {
                    self.reserve_step(problem, slot, to)
                }
                (Some(_), _) => NextMove::Blocked,
                (None, _) => NextMove::Idle,
            };
        };
        let count = self.count(card, from);
        let column = self.column(from);
        if count < column.len() && column[column.len() - count - 1] == under {
            return NextMove::Idle;
        }
        match self.column_of(under) {
            Some(to) if self.end(to) == Some(under) => self.shift_step(problem, from, to, count),
            _ => NextMove::Blocked,
        }
    }

    #[inline]
    fn step_to_vacancy(&self, problem: &Problem, card: Id, wish: u8) -> NextMove {
        let vacant = |index: &usize| self.state.end(*index).is_none();
        let to = Some(usize::from(wish))
            .filter(vacant)
            .or_else(|| (0..self.state.columns()).find(vacant));
        let Some(from) = self.column_of(card) else {
            return match (self.reserve(card), to) {
                (Some(slot), Some(to)) => self.reserve_step(problem, slot, to),
                (Some(_), None) => NextMove::Blocked,
                (None, _) => NextMove::Idle,
            };
        };
        let count = self.count(card, from);
        match to {
            _ if count == self.column(from).len() => NextMove::Idle,
            Some(to) => self.shift_step(problem, from, to, count),
            None => NextMove::Blocked,
        }
    }

    fn step_to_foundation(&self, problem: &Problem, card: Id, slot: Slot) -> NextMove {
        let Some(from) = self.column_of(card) else {
            return NextMove::Idle;
        };
        let goes = |slot: &usize| self.state.goes_to_foundation(problem, from, *slot);
        let mut slots = 0..self.state.foundations().len();
        let slot = Some(slot.index()).filter(goes).or_else(|| slots.find(goes));
        match slot {
            Some(slot) if self.end(from) == Some(card) => NextMove::Play(Move::ToFoundation {
                from: Column::at(from),
                slot: Slot::at(slot),
            }),
            _ => NextMove::Blocked,
        }
    }

    fn step_to_reserve(&self, card: Id, wish: Slot) -> NextMove {
        // In a reserve already, or gone.
        let Some(from) = self.column_of(card) else {
            return NextMove::Idle;
        };
        let reserves = self.state.reserves();
        let empty = |slot: &usize| reserves[*slot] == 0;
        let mut slots = 0..reserves.len();
        let slot = Some(wish.index())
            .filter(empty)
            .or_else(|| slots.find(empty));
        match slot {
            Some(slot) if self.end(from) == Some(card) => NextMove::Play(Move::ToReserve {
                from: Column::at(from),
                slot: Slot::at(slot),
            }),
            _ => NextMove::Blocked,
        }
    }

    fn step_collect(&self, problem: &Problem, end: Id) -> NextMove {
        let Some(from) = self.column_of(end) else {
            return NextMove::Idle;
        };
        if self.end(from) == Some(end) && self.state.ends_in_run(problem, from) {
            NextMove::Play(Move::Collect {
                from: Column::at(from),
            })
        } else {
            NextMove::Blocked
        }
    }

    #[inline]
    fn shift_step(&self, problem: &Problem, from: usize, to: usize, count: usize) -> NextMove {
        let column = self.state.column(from);
        let legal = from != to
            && count <= self.state.liftable(problem, from)
            && (self.state).takes(problem, to, column[column.len() - count])
            && problem.columns_open(self.state.stock(problem).is_empty());
        if legal {
            NextMove::Play(shift(from, to, count))
        } else {
            NextMove::Blocked
        }
    }

    fn reserve_step(&self, problem: &Problem, slot: usize, to: usize) -> NextMove {
        let legal = (self.state).takes(problem, to, self.state.reserves()[slot])
            && problem.columns_open(self.state.stock(problem).is_empty());
        if legal {
            NextMove::Play(Move::FromReserve {
                slot: Slot::at(slot),
                to: Column::at(to),
            })
        } else {
            NextMove::Blocked
        }
    }
}
