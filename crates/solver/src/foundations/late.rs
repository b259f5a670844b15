//! The part of a game that all of this is about.

use crate::problem::Problem;
use crate::state::State;

/// Whether a game builds foundations on columns that stay empty, and no row is to come in this
/// position.
pub(super) fn late(problem: &Problem, state: &State) -> bool {
    problem.suits_foundations && state.stock(problem).is_empty()
}
