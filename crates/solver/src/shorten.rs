//! Shorter winning lines.
//!
//! Small changes remove wasted moves from a line but leave its plan as it is. A better plan comes
//! from searches with a cost for every move, from the start and from places on the best line so
//! far, each round wider than the one before.

mod budget;
mod goal;
mod replay;
mod tracked_state;
mod walk;

use webspinner_rules::{Move, Position, Rules};

use self::budget::Budget;
use self::walk::walk;
use crate::beam::Beam;
use crate::limits::Limits;
use crate::line::{play, wins};
use crate::observer::Observer;
use crate::problem::Problem;
use crate::report::{StopReason, Verdict};
use crate::state::State;

/// How wide the searches of each round are.
const WIDTHS: [usize; 6] = [50, 100, 200, 400, 800, 1600];
/// The cost of a move in the searches from the start: the higher it is, the shorter the lines, but
/// the fewer of them are found.
const PRICES: [i32; 2] = [160, 190];
/// What a move costs in the searches from within a line.
const PRICE_WITHIN: i32 = 195;
/// A line is cut at this many places, in parts of equal length.
const CUTS: usize = 5;
/// A new line is shortened only if it is at most this much longer than the best one.
const LENGTH_LOST_MAX: usize = 8;
/// The walk ends after this many changes without a gain.
const PATIENCE: u64 = 2000;
/// The same for the last walk.
const PATIENCE_AT_LAST: u64 = 20_000;

/// Shortens a winning line as far as the limits allow. The line returned wins too and is never
/// longer. A line that does not win (from a position of another game, for example) is returned
/// unchanged.
///
/// The same line and limits give the same result. If the observer stops it, the best line so far is
/// returned.
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
    if line.is_empty() || !wins(rules, start, line) {
        return line.to_vec();
    }
    let mut shortener = Shortener {
        rules,
        start,
        problem: Problem::new(rules, start),
        state: State::new(start),
        budget: Budget::new(limits, observer),
        best: line.to_vec(),
    };
    shortener.run();
    let best = shortener.best;
    assert!(
        wins(rules, start, &best) && best.len() <= line.len(),
        "shorter lines win, too"
    );
    best
}

/// One call of [`shorten`].
struct Shortener<'a> {
    rules: &'a Rules,
    start: &'a Position,
    problem: Problem,
    state: State,
    budget: Budget<'a>,
    best: Vec<Move>,
}

impl Shortener<'_> {
    fn run(&mut self) {
        self.walk_best(PATIENCE);
        let mut seed = 0;
        for width in WIDTHS {
            if self.round(width, &mut seed).is_err() {
                break;
            }
        }
        self.walk_best(PATIENCE_AT_LAST);
    }

    fn walk_best(&mut self, patience: u64) {
        let (problem, state) = (&self.problem, &self.state);
        walk(problem, state, &mut self.best, patience, &mut self.budget);
    }

    /// Searches from the start and from places on the best line.
    fn round(&mut self, width: usize, seed: &mut u64) -> Result<(), StopReason> {
        let from_start = PRICES.map(|move_cost| (0, move_cost));
        let within = (1..=CUTS).map(|part| (part, PRICE_WITHIN));
        for (part, move_cost) in from_start.into_iter().chain(within) {
            let beam = Beam {
                width,
                seed: *seed,
                move_cost,
                crowded: false,
            };
            *seed += 1;
            self.search(self.best.len() * part / (CUTS + 1), beam)?;
        }
        Ok(())
    }

    /// Looks for another way to win from a place on the best line.
    fn search(&mut self, cut: usize, beam: Beam) -> Result<(), StopReason> {
        let mut from = self.start.clone();
        for &played in &self.best[..cut] {
            assert!(play(self.rules, &mut from, played), "the best line wins");
        }
        let rules = self.rules;
        let verdict = self
            .budget
            .lend(|limits, observer| beam.run(rules, &from, limits, observer));
        let rest = match verdict {
            Verdict::Won(rest) => rest,
            Verdict::Unknown(why) if why != StopReason::GaveUp => return Err(why),
            _ => return Ok(()),
        };
        let mut line = [&self.best[..cut], &rest].concat();
        if line.len() < self.best.len() + LENGTH_LOST_MAX {
            let (problem, state) = (&self.problem, &self.state);
            walk(problem, state, &mut line, PATIENCE, &mut self.budget);
        }
        if line.len() < self.best.len() {
            self.best = line;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
