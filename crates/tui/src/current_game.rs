//! The game on the table.

use webspinner_rules::Outcome;
use webspinner_store::SaveHandle;
use webspinner_table::{GameState, LiveAnalysis, Session};

/// A game being played, and where it is saved.
pub(crate) struct CurrentGame {
    pub(crate) session: Session,
    pub(crate) handle: Option<SaveHandle>,
    /// Whether the game is saved at all.
    pub(crate) is_saved: bool,
    /// How the game stands, as the player was told.
    pub(crate) state: GameState,
    /// What the engine knows about the game.
    pub(crate) analysis: LiveAnalysis,
    /// Whether live analysis is on: the player turned it on in this game.
    pub(crate) is_analysing: bool,
    /// The chance of winning in percent that the player was told last.
    pub(crate) percent: Option<u8>,
}

impl CurrentGame {
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }
}
