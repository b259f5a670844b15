//! The game on the table.

use webspinner_rules::Outcome;
use webspinner_store::SaveHandle;
use webspinner_table::{LiveAnalysis, Session};

/// A game being played, and where it is saved.
pub(crate) struct CurrentGame {
    pub(crate) session: Session,
    pub(crate) handle: Option<SaveHandle>,
    /// Whether the game is saved at all.
    pub(crate) is_saved: bool,
    /// Whether the player knows that the game is stuck.
    pub(crate) is_stuck: bool,
    /// What the engine knows about the game.
    pub(crate) analysis: LiveAnalysis,
}

impl CurrentGame {
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }
}
