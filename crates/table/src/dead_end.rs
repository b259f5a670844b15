//! Games in which moves are left, but none that leads anywhere.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use webspinner_rules::{LegalMove, Move, Outcome, Position, Rules};

use crate::search::fingerprint;
use crate::session::Session;

/// How many positions are looked at for a useful move after every move, when the answer must come
/// at once. A game with more gets the benefit of the doubt: it is seldom at its end.
pub(crate) const QUICK_MAX: usize = 300;
/// How many are looked at for a hint if no move gains. Nine of ten dead ends to which hints lead
/// have fewer.
pub(crate) const THOROUGH_MAX: usize = 20_000;

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
        let search = || find_useful_move(self.rules(), self.position(), QUICK_MAX);
        self.has_no_hint() || matches!(search(), Search::Nothing)
    }
}

/// What a search for a useful move finds: one that turns up a card, deals a row or takes cards off
/// the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Search {
    /// One can be made, at once or after other moves. The move is the first of a shortest line to
    /// it.
    Found(LegalMove),
    /// There is none.
    Nothing,
    /// There are too many positions to be sure.
    Unsure,
}

/// Looks for a useful move in the positions that can be reached without one, up to this many.
pub(crate) fn find_useful_move(rules: &Rules, start: &Position, positions_max: usize) -> Search {
    let mut seen = FxHashSet::default();
    seen.insert(fingerprint(start));
    let mut open = VecDeque::from([(start.clone(), None)]);
    while let Some((mut position, first)) = open.pop_front() {
        for legal in rules.legal_moves(&position) {
            let first = first.unwrap_or(legal);
            if !matches!(legal.get(), Move::Shift { .. }) {
                return Search::Found(first);
            }
            let undo = position.apply(rules, legal);
            if undo.turned() || undo.collected() > 0 || rules.is_won(&position) {
                return Search::Found(first);
            }
            if seen.insert(fingerprint(&position)) {
                if seen.len() > positions_max {
                    return Search::Unsure;
                }
                open.push_back((position.clone(), Some(first)));
            }
            position.undo(undo);
        }
    }
    Search::Nothing
}
