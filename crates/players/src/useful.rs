//! Is there a move left that leads anywhere?

use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use webspinner_rules::{LegalMove, Move, Position, Rules};

use crate::search::fingerprint;

/// How many positions are looked at when the answer must come at once. A game with more gets the
/// benefit of the doubt: it is seldom at its end.
pub const QUICK_MAX: usize = 300;

/// What a search for a useful move finds: one that turns up a card, deals a row or takes cards off
/// the table.
#[derive(Clone, Copy, Debug)]
pub enum Useful {
    /// One can be made, at once or after other moves. The move is the first of a shortest line to
    /// it.
    Found(LegalMove),
    /// There is none.
    Nothing,
    /// There are too many positions to be sure.
    Unsure,
}

/// Looks for a useful move in the positions that can be reached without one, up to this many. What
/// it finds does not depend on hidden cards.
#[must_use]
pub fn find_useful_move(rules: &Rules, start: &Position, positions_max: usize) -> Useful {
    let mut seen = FxHashSet::default();
    seen.insert(fingerprint(start));
    let mut open = VecDeque::from([(start.clone(), None)]);
    while let Some((mut position, first)) = open.pop_front() {
        for legal in rules.legal_moves(&position) {
            let first = first.unwrap_or(legal);
            let takes_back = match legal.get() {
                Move::Shift { .. } | Move::ToReserve { .. } => true,
                Move::FromReserve { .. } => rules.reserves_take_cards(),
                _ => false,
            };
            if !takes_back {
                return Useful::Found(first);
            }
            let undo = position.apply(rules, legal);
            if undo.turned() || undo.collected() > 0 || rules.is_won(&position) {
                return Useful::Found(first);
            }
            if seen.insert(fingerprint(&position)) {
                if seen.len() > positions_max {
                    return Useful::Unsure;
                }
                open.push_back((position.clone(), Some(first)));
            }
            position.undo(undo);
        }
    }
    Useful::Nothing
}
