//! Lessons, and puzzles from real games, with proofs.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`lessons`] and [`puzzles`] are those that come with the program. A step of a lesson is a
//! [`Task`], and so is a puzzle: a front end puts its session on the table, lets the player play as
//! in any game, and after each move has the task follow, which gives the [`Standing`]. What it says
//! is in [`TEXTS`].
//!
//! [`of_day`] chooses a puzzle for a day. [`mint`] makes new ones from a deal, and [`examine`]
//! proves the claim of a puzzle again: with the solver, and without it.

mod attempt;
mod book;
mod examine;
mod goal;
mod lesson;
mod mint;
mod moves;
mod puzzle;
mod rating;
mod shortest;
mod standing;
mod task;
mod words;

pub use attempt::Attempt;
pub use book::{numbered, of_day, of_level, puzzles};
pub use examine::{Doubt, ExamineLimits, examine};
pub use goal::Goal;
pub use lesson::{Lesson, LessonGroup, LessonStep, lesson, lessons};
pub use mint::{Minted, mint};
pub use puzzle::{Puzzle, PuzzleError};
pub use rating::{RATING_AT_FIRST, RatedPlayer, level};
pub use standing::{Mistake, Standing};
pub use task::Task;
pub use words::{MESSAGES_EN, TEXTS};
