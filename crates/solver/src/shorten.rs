//! Shorter lines to the same end.

mod aim;
mod budget;
mod replay;
mod table;
mod walk;

use webspinner_rules::{Move, Position, Rules};

use self::budget::Budget;
use self::walk::walk;
use crate::limits::Limits;
use crate::line::wins;
use crate::observer::Observer;
use crate::problem::Problem;
use crate::state::State;

/// The walk ends when it has gained nothing in so many changes.
const PATIENCE: u64 = 20_000;

/// Makes a winning line shorter, as far as it gets within the limits; the line that comes back wins
/// too and is never longer. A line that does not win comes back as it is.
///
/// The same line and limits give the same answer. An observer that stops it gets the best so far.
///
/// # Panics
/// If the rules do not allow a line that the search plays by its own model of them, which is a bug.
pub fn shorten(
    rules: &Rules,
    start: &Position,
    line: &[Move],
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Vec<Move> {
    if !wins(rules, start, line) {
        return line.to_vec();
    }
    let problem = Problem::new(rules, start);
    let state = State::new(start);
    let mut budget = Budget::new(limits, observer);
    let mut best = line.to_vec();
    walk(&problem, &state, &mut best, PATIENCE, &mut budget);
    assert!(
        wins(rules, start, &best) && best.len() <= line.len(),
        "shorter lines win, too"
    );
    best
}

#[cfg(test)]
mod tests;
