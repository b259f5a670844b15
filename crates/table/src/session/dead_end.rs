//! Games in which moves are left, but none that leads anywhere.

use webspinner_players::{QUICK_MAX, Useful, find_useful_move};
use webspinner_rules::Outcome;

use crate::session::Session;

/// How a game stands, as far as its player can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// It goes on.
    InProgress,
    /// Moves are left, but all they can do is shift the same open cards around: whatever is
    /// played, no card will be turned up, dealt or taken off the table again.
    NoUsefulMove,
    /// It is won or stuck.
    Ended(Outcome),
}

impl Session {
    /// How the game stands. Says [`GameState::NoUsefulMove`] only where that is certain; it does
    /// not depend on hidden cards. A [hint](Session::hint) looks further, and if it finds that no
    /// move is useful, that is known from then on.
    #[must_use]
    pub fn state(&self) -> GameState {
        match self.outcome() {
            Some(outcome) => GameState::Ended(outcome),
            None if self.is_dead_end() => GameState::NoUsefulMove,
            None => GameState::InProgress,
        }
    }

    fn is_dead_end(&self) -> bool {
        if self.game.is_in_thought() {
            return false;
        }
        let search = || find_useful_move(self.rules(), self.position(), QUICK_MAX);
        self.has_no_hint() || matches!(search(), Useful::Nothing)
    }
}
