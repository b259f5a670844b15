//! Why a draft is no position.

use std::fmt;

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

impl std::error::Error for PositionError {}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot {
            Some(spot) => write!(f, "{spot}: {}", self.problem),
            None => write!(f, "{}", self.problem),
        }
    }
}

/// A card of a draft, or the place where one would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DraftSpot {
    /// The pile.
    pub pile: DraftPile,
    /// Its card, counted from 0 at the bottom, and in the stock in dealing order.
    pub card: usize,
}

impl fmt::Display for DraftSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pile {
            DraftPile::Reserve(_) => write!(f, "{}", self.pile),
            _ => write!(f, "{}, card {}", self.pile, self.card + 1),
        }
    }
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

impl fmt::Display for DraftPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(column) => write!(f, "column {column}"),
            Self::Stock => write!(f, "stock"),
            Self::Reserve(slot) => write!(f, "reserve {slot}"),
            Self::Foundation(slot) => write!(f, "foundation {slot}"),
            Self::Collected(run) => write!(f, "collected run {}", run + 1),
        }
    }
}

/// What is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionProblem {
    /// More columns than the game has.
    #[error("the game has {columns} columns")]
    TooManyColumns {
        /// How many it has.
        columns: u8,
    },
    /// More reserves than the game has.
    #[error("the game has {reserves} reserves")]
    TooManyReserves {
        /// How many it has.
        reserves: u8,
    },
    /// More foundations than the game has.
    #[error("the game has {foundations} foundations")]
    TooManyFoundations {
        /// How many it has.
        foundations: u8,
    },
    /// A face-down card on a face-up one.
    #[error("a face-down card cannot lie on a face-up one")]
    FaceDownOnFaceUp,
    /// A face-down card at the end of a column.
    #[error("the end card of a column lies face up")]
    EndFaceDown,
    /// A finished run that would have left.
    #[error("this run is finished, and the game would have collected it")]
    RunOnTable,
    /// A collected run in a game that collects none.
    #[error("the game collects no runs")]
    NoCollecting,
    /// A collected run that is none.
    #[error("these {found} cards are no run that the game collects, which has {} cards from the {highest} down", highest.number())]
    NotARun {
        /// How many cards stand there.
        found: usize,
        /// The rank of its first card.
        highest: Rank,
    },
    /// A card on a foundation that could not have come there.
    #[error("the {card} cannot lie on this foundation")]
    Foundation {
        /// The card.
        card: Card,
    },
    /// A card that occurs too often.
    #[error("the pack has the {card} {expected} times, and this is one more")]
    TooMany {
        /// The card.
        card: Card,
        /// How often the pack has it.
        expected: usize,
    },
    /// Cards that are nowhere.
    #[error("{count} cards of the pack are nowhere, among them the {card}")]
    Missing {
        /// The first of them.
        card: Card,
        /// How many.
        count: usize,
    },
    /// Cards that are nowhere, and cannot all have been collected.
    #[error(
        "{count} cards of the pack are nowhere, among them the {card}, and they are no finished runs that could have been collected"
    )]
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
