//! What comes after the game on the table.

use std::sync::Arc;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Position, Rules};
use webspinner_store::SavedId;
use webspinner_table::FoundDeal;

/// What comes after the game on the table.
#[derive(Clone, Debug)]
pub(crate) enum NextGame {
    /// A new game.
    Deal(Arc<Rules>, Shuffle),
    /// A new game from a random deal.
    Random(Arc<Rules>),
    /// A game from a position, which is not saved.
    Position(Arc<Rules>, Position),
    /// A new game from a deal that can be won.
    Found(Box<FoundDeal>),
    /// A new game that begins with these moves.
    Moves(Arc<Rules>, Shuffle, Vec<Move>),
    /// A saved one.
    Resume(SavedId),
    /// Whatever the player chooses from the list of games.
    Choose,
}
