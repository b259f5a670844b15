//! The exact search.
//!
//! It walks through all positions that can be reached, best first, and forgets nothing but what is
//! proved not to matter ([`Prunings`]). When nothing is left to look at, the question is lost.

mod fingerprint;
mod frame;
mod locked;
mod order;
mod plays;
mod prunings;
mod room;
mod search;
mod skeleton;
mod stranded;
mod table;
mod tree;

use webspinner_rules::{Position, Rules};

use crate::limits::Limits;
use crate::observer::Observer;
use crate::report::Report;

pub(crate) use fingerprint::Prints;
pub(crate) use plays::{goes_back, plays};
pub(crate) use prunings::Prunings;

/// Searches all that can be reached, unless a limit or the observer stops it.
///
/// [`Verdict::Lost`](crate::Verdict::Lost) is a proof, but for one chance: a position is known again
/// by 128 bits that stand for it, and among n positions two have the same ones with a probability of
/// less than n² / 2^129, which is 2^-71 for half a billion of them.
pub fn decide(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    search::run(rules, start, Prunings::ALL, limits, observer)
}

#[cfg(test)]
mod tests;
