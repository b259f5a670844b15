//! Puzzles from real games, with proofs.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`puzzles`] are those that come with the program, [`of_day`] chooses one for a day, and an
//! [`Attempt`] follows the session of somebody who tries one and judges it. [`mint`] makes new ones from a deal, and
//! [`examine`] proves the claim of a puzzle again: with the solver, and without it.

mod attempt;
mod book;
mod examine;
mod goal;
mod lost;
mod mint;
mod moves;
mod puzzle;
mod rating;
mod shortest;
mod standing;

pub use attempt::Attempt;
pub use book::{numbered, of_day, of_level, puzzles};
pub use examine::{Doubt, ExamineLimits, examine};
pub use goal::Goal;
pub use lost::is_lost;
pub use mint::mint;
pub use puzzle::{Puzzle, PuzzleError};
pub use rating::{RATING_AT_FIRST, level, rated};
pub use standing::{Mistake, Standing};
