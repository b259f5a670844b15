//! Reasons why the table declines an action.

use webspinner_rules::{AddRefused, Card, Refusal};

/// Why an action had no effect. The text comes from the message catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Declined {
    /// The rules refuse the move.
    Refused(Refusal),
    /// No pile takes these cards.
    NowhereToGo {
        /// The cards, bottom first.
        cards: Vec<Card>,
    },
    /// No card is selected.
    NothingInHand,
    /// Nothing can be lifted there.
    NothingToLift,
    /// No move has been made, or all have been undone.
    NothingToUndo,
    /// No move has been undone.
    NothingToRedo,
    /// There are still decisions to make, so the game cannot be finished automatically.
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
