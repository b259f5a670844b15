//! Why a draft is not a position.

use std::fmt;

use crate::card::{Card, Rank};
use crate::column::{Column, Slot};
use crate::english;

/// Why a draft is not a position of a game, or not what a player can know of one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{problem}", location.map(|location| format!("{location}: ")).unwrap_or_default())]
pub struct PositionError {
    /// Which card or pile is wrong; `None` where something is missing.
    pub location: Option<DraftLocation>,
    /// What is wrong with it.
    pub problem: PositionProblem,
}

/// A place in a draft: a pile and a card in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DraftLocation {
    /// The pile.
    pub pile: DraftPile,
    /// The card, counted from 0 at the bottom; in the stock, in dealing order.
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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionProblem {
    /// More columns than the game has.
    #[error("the game has {}", english::count(*columns, "column"))]
    TooManyColumns {
        /// How many it has.
        columns: u8,
    },
    /// More reserves than the game has.
    #[error("the game has {}", english::count_or_no(*reserves, "reserve"))]
    TooManyReserves {
        /// How many it has.
        reserves: u8,
    },
    /// More foundations than the game has.
    #[error("the game has {}", english::count_or_no(*foundations, "foundation"))]
    TooManyFoundations {
        /// How many it has.
        foundations: u8,
    },
    /// A face-down card on a face-up one.
    #[error("a face-down card cannot lie on a face-up one")]
    FaceDownOnFaceUp,
    /// A face-down card at the end of a column.
    #[error("the last card of a column must be face up")]
    EndFaceDown,
    /// An unseen card above one that was seen.
    #[error("a card that was never seen cannot lie on one that was seen")]
    UnseenOnSeen,
    /// A finished run that would have left.
    #[error("this run is complete, and the game would have collected it")]
    RunOnTable,
    /// A collected run in a game that collects none.
    #[error("the game collects no runs")]
    NoCollecting,
    /// Not a complete run.
    #[error("{} not a complete run, which in this game has {} cards from the {} down",
        these_cards(*found), highest.number(), english::rank(*highest))]
    NotARun {
        /// How many cards are there.
        found: usize,
        /// The rank of its first card.
        highest: Rank,
    },
    /// A card on a foundation that it cannot have reached.
    #[error("the {card} cannot lie on this foundation")]
    Foundation {
        /// The card.
        card: Card,
    },
    /// A card that occurs too often.
    #[error("the pack has {}", only(*card, *expected))]
    TooMany {
        /// The card.
        card: Card,
        /// How often the pack has it.
        expected: usize,
    },
    /// Missing cards.
    #[error("{}", nowhere(*card, *count, false))]
    Missing {
        /// The first of them.
        card: Card,
        /// How many.
        count: usize,
    },
    /// More or fewer unseen cards than the pack has left.
    #[error("`##` stands for {}, but {}", cards(*found), not_shown(*left))]
    UnseenCount {
        /// How many places have an unseen card.
        found: usize,
        /// How many cards of the pack are not shown.
        left: usize,
    },
    /// Cards that are missing and cannot all have been collected.
    #[error("{}", nowhere(*card, *count, true))]
    MissingNoRuns {
        /// The first of them.
        card: Card,
        /// How many.
        count: usize,
    },
}

impl PositionProblem {
    pub(super) fn at(self, pile: DraftPile, card: usize) -> PositionError {
        let location = Some(DraftLocation { pile, card });
        PositionError {
            location,
            problem: self,
        }
    }

    pub(super) fn nowhere(self) -> PositionError {
        PositionError {
            location: None,
            problem: self,
        }
    }
}

impl fmt::Display for DraftLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pile {
            // It is a card.
            DraftPile::Reserve(_) => write!(f, "{}", self.pile),
            pile => write!(f, "{pile}, card {}", self.card + 1),
        }
    }
}

impl fmt::Display for DraftPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(column) => write!(f, "column {column}"),
            Self::Stock => f.write_str("stock"),
            Self::Reserve(slot) => write!(f, "reserve {slot}"),
            Self::Foundation(slot) => write!(f, "foundation {slot}"),
            Self::Collected(index) => write!(f, "collected run {}", index + 1),
        }
    }
}

fn these_cards(found: usize) -> String {
    match found {
        1 => "one card is".to_owned(),
        found => format!("these {found} cards are"),
    }
}

fn cards(count: usize) -> String {
    english::count(count as u64, "card")
}

fn not_shown(left: usize) -> String {
    match left {
        0 => "every card of the pack is shown".to_owned(),
        1 => "one card of the pack is not shown".to_owned(),
        left => format!("{left} cards of the pack are not shown"),
    }
}

fn only(card: Card, expected: usize) -> String {
    match english::only(card, expected) {
        none if expected == 0 => none,
        some => format!("{some}, and this is one too many"),
    }
}

fn nowhere(card: Card, count: usize, no_runs: bool) -> String {
    let (cards, runs) = match count {
        1 => (
            format!("one card of the pack is missing, the {card}"),
            ", and it does not make up a complete run",
        ),
        count => (
            format!("{count} cards of the pack are missing, among them the {card}"),
            ", and they do not make up complete runs",
        ),
    };
    cards + if no_runs { runs } else { "" }
}
