//! Why a draft is no position.

use crate::card::{Card, Rank};
use crate::place::{Column, Slot};

/// Why a draft is no position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// Which card or pile is wrong; `None` where something is missing.
    pub spot: Option<DraftSpot>,
    /// What is wrong with it.
    pub problem: PositionProblem,
}

/// A card of a draft, or the place where one would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DraftSpot {
    /// The pile.
    pub pile: DraftPile,
    /// Its card, counted from 0 at the bottom, and in the stock in dealing order.
    pub card: usize,
}

/// A pile of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DraftPile {
    /// A column.
    Column(Column),
    /// The stock.
    Stock,
    /// A reserve.
    Reserve(Slot),
    /// A foundation.
    Foundation(Slot),
    /// A collected run, counted from 0.
    Collected(usize),
}

/// What is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionProblem {
    /// More columns than the game has.
    TooManyColumns {
        /// How many it has.
        columns: u8,
    },
    /// More reserves than the game has.
    TooManyReserves {
        /// How many it has.
        reserves: u8,
    },
    /// More foundations than the game has.
    TooManyFoundations {
        /// How many it has.
        foundations: u8,
    },
    /// A face-down card on a face-up one.
    FaceDownOnFaceUp,
    /// A face-down card at the end of a column.
    EndFaceDown,
    /// A finished run that would have left.
    RunOnTable,
    /// A collected run in a game that collects none.
    NoCollecting,
    /// A collected run that is none.
    NotARun {
        /// How many cards stand there.
        found: usize,
        /// The rank of its first card.
        highest: Rank,
    },
    /// A card on a foundation that could not have come there.
    Foundation {
        /// The card.
        card: Card,
    },
    /// A card that occurs too often.
    TooMany {
        /// The card.
        card: Card,
        /// How often the pack has it.
        expected: usize,
    },
    /// Cards that are nowhere.
    Missing {
        /// The first of them.
        card: Card,
        /// How many.
        count: usize,
    },
    /// Cards that are nowhere, and cannot all have been collected.
    MissingNoRuns {
        /// The first of them.
        card: Card,
        /// How many.
        count: usize,
    },
}

impl PositionProblem {
    pub(super) fn at(self, pile: DraftPile, card: usize) -> PositionError {
        let spot = Some(DraftSpot { pile, card });
        PositionError {
            spot,
            problem: self,
        }
    }

    pub(super) fn nowhere(self) -> PositionError {
        PositionError {
            spot: None,
            problem: self,
        }
    }
}
