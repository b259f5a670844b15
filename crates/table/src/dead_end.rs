//! Games in which moves are left, but none that leads anywhere.

use rustc_hash::FxHashSet;
use webspinner_rules::{Move, Outcome, Position, Rules};

use crate::search::fingerprint;
use crate::session::Session;

/// How many positions are looked at before the game gets the benefit of the doubt. A game with so
/// many left is seldom at its end, and the answer is needed after every move.
const POSITIONS_MAX: usize = 300;

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
    /// not depend on hidden cards.
    #[must_use]
    pub fn state(&self) -> GameState {
        match self.outcome() {
            Some(outcome) => GameState::Ended(outcome),
            None if is_dead_end(self.rules(), self.position()) => GameState::NoUsefulMove,
            None => GameState::InProgress,
        }
    }
}

/// Whether no line of moves from here turns up a card, deals a row, takes cards off the table or
/// wins. Also false if there are too many positions to be sure.
fn is_dead_end(rules: &Rules, start: &Position) -> bool {
    if rules.deal_refused(start).is_none() {
        return false;
    }
    let mut seen = FxHashSet::default();
    seen.insert(fingerprint(start));
    let mut open = vec![start.clone()];
    while let Some(position) = open.pop() {
        for legal in rules.legal_moves(&position) {
            if !matches!(legal.get(), Move::Shift { .. }) {
                return false;
            }
            let mut next = position.clone();
            let undo = next.apply(rules, legal);
            if undo.turned() || undo.collected() > 0 || rules.is_won(&next) {
                return false;
            }
            if seen.insert(fingerprint(&next)) {
                if seen.len() > POSITIONS_MAX {
                    return false;
                }
                open.push(next);
            }
        }
    }
    true
}
