//! The card that leaves the table last.

use super::late::late;
use crate::problem::{Problem, rank};
use crate::state::State;

/// Whether no card can be the last one to leave the table, so that the position is lost. If the
/// answer is no, the position may still be lost.
///
/// **Proof.** Take a win from a position to which no row comes. The last card to leave the table
/// completes its foundation: it is the king of one that is built up or the ace of one that is built
/// down. Just before, it lies alone in its column, so at the bottom. A vacancy is never filled, so
/// that column has had a card in it all the while, and the card at the bottom has been the same one
/// all the while: a bottom card leaves only together with its column. So the last card lies at the
/// bottom of a column now.
///
/// As long as no foundation is begun, kings and aces of every suit may still be last.
pub(crate) fn lacks_last(problem: &Problem, state: &State) -> bool {
    if !late(problem, state) || state.cards_in_columns() == 0 {
        return false;
    }
    let mut bottoms = (0..state.columns()).filter_map(|index| state.column(index).first());
    bottoms.all(|&card| !completes(problem, state, card))
}

/// Whether a card may be the last one of its foundation.
fn completes(problem: &Problem, state: &State, card: u8) -> bool {
    let (ace, king) = (rank(card) == 1, rank(card) == problem.highest);
    match state.ascends(problem, card >> 4) {
        Some(true) => king,
        Some(false) => ace,
        None => ace || king,
    }
}
