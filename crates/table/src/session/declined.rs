//! Reasons why the table declines an action.

use webspinner_rules::record::AddRefused;
use webspinner_rules::{Card, Refusal};

/// Why an action had no effect. `Display` is plain English; the text for players comes from the
/// message catalogue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Declined {
    /// The rules refuse the move.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No pile takes these cards.
    #[error("no pile takes these cards")]
    NowhereToGo {
        /// The cards, bottom first.
        cards: Vec<Card>,
    },
    /// No card is selected.
    #[error("no card is selected")]
    NothingInHand,
    /// Nothing can be lifted there.
    #[error("no card can be lifted there")]
    NothingToLift,
    /// No move has been made, or all have been undone.
    #[error("there is no move to undo")]
    NothingToUndo,
    /// The player chose to play without undo.
    #[error("this game is played without undo")]
    UndoOff,
    /// No move has been undone.
    #[error("there is no move to redo")]
    NothingToRedo,
    /// There are still decisions to make, so the game cannot be finished automatically.
    #[error("there are still decisions to make")]
    NotSimpleYet,
    /// The record is full: it holds as many moves as a record can.
    #[error("the record of this game is full: {0}")]
    RecordFull(#[from] AddRefused),
}
