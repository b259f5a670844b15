//! Why the table does not do what was asked.

use webspinner_rules::{AddRefused, Card, Refusal};

/// Why nothing happened. Its text comes from the message catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Declined {
    /// The rules refuse the move.
    Refused(Refusal),
    /// No place takes these cards.
    NowhereToGo {
        /// The cards, bottom first.
        cards: Vec<Card>,
    },
    /// No card is in hand.
    NothingInHand,
    /// Nothing can be lifted there.
    NothingToLift,
    /// No move has been made, or all are taken back.
    NothingToUndo,
    /// No move has been taken back.
    NothingToRedo,
    /// The game has something left to decide.
    NotSimpleYet,
    /// The record holds as many moves as a record can.
    RecordFull(AddRefused),
}

impl From<Refusal> for Declined {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<AddRefused> for Declined {
    fn from(refused: AddRefused) -> Self {
        Self::RecordFull(refused)
    }
}
