//! The exact search.
//!
//! It walks through all positions that can be reached, best first, and forgets nothing but what is
//! proved not to matter ([`Prunings`](crate::prunings::Prunings)). When nothing is left to look at,
//! the position is lost.

mod crowds;
mod fingerprint;
mod frame;
mod locked;
mod order;
mod plays;
mod room;
mod search;
mod skeleton;
mod stranded;
mod table;
mod tree;

use webspinner_rules::{Position, Rules};

use crate::limits::Limits;
use crate::observer::Observer;
use crate::report::{Report, WrongGame};

#[cfg(test)]
pub(crate) use crowds::crowd;
pub(crate) use crowds::{Crowds, last_out_of_order};
pub(crate) use fingerprint::PositionHasher;
pub(crate) use plays::{goes_back, plays};
use search::SearchOptions;

/// Searches all that can be reached, unless a limit or the observer stops it.
///
/// [`Verdict::Lost`](crate::Verdict::Lost) is a proof, but for one chance: a position is known
/// again by 128 bits that stand for it, and among n positions two have the same ones with a
/// probability of less than n² / 2^129, which is 2^-71 for half a billion of them.
///
/// # Errors
/// If the position is not one of the game.
pub fn decide(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Result<Report, WrongGame> {
    WrongGame::check(rules, start)?;
    Ok(exact(rules, start, limits, observer))
}

/// As [`decide`], of a position that is one of the game.
pub(crate) fn exact(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    search::run(rules, start, SearchOptions::EXACT, limits, observer)
}

/// The same search with only a quota of each crowd, in another order for each seed: it finds wins
/// without getting stuck among millions of positions that are all alike.
///
/// It proves a loss only if it left nothing out. A position that is left out counts as a node.
pub(crate) fn sample(
    rules: &Rules,
    start: &Position,
    quota: u32,
    seed: u64,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    let options = SearchOptions {
        quota: Some(quota),
        seed,
        ..SearchOptions::EXACT
    };
    search::run(rules, start, options, limits, observer)
}

#[cfg(test)]
mod tests;
