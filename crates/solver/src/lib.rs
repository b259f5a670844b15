//! Decides positions of Spider games when every card is known.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! Three functions, by what they may answer:
//!
//! - [`find_line`] looks for a win by any means. It cannot prove that there is none.
//! - [`decide`] searches everything that matters and can prove that a position is lost.
//! - [`solve`] alternates between the two, which is what most callers want.
//!
//! They refuse a position that is not one of the game ([`WrongGame`]).
//!
//! [`shorten`] makes a winning line shorter, [`wins`] has the rules judge one, and [`analyze`]
//! finds the positions of a played game that could still be won.
//!
//! Searches read no clock and start no thread. Their [`Limits`] are nodes and bytes, so the same
//! search gives the same answer everywhere. An [`Observer`] follows a search and may stop it;
//! [`NoObserver`] lets it run. A caller with threads runs the members of a [`Portfolio`] in
//! parallel and gets the same answer.

mod analysis;
mod beam;
mod decide;
mod foundations;
mod limits;
mod line;
mod member;
mod observer;
mod portfolio;
mod problem;
mod prunings;
mod random;
mod report;
mod shorten;
mod state;
mod tally;

pub use analysis::{Analysis, IllegalMove, Prospect, analyze};
pub use decide::decide;
pub use limits::Limits;
pub use line::{rest_of_line, wins};
pub use member::Member;
pub use observer::{NoObserver, Observer, Progress, Stop};
pub use portfolio::{Portfolio, find_line, solve};
pub use random::{Random, mixed};
pub use report::{Effort, Report, StopReason, Verdict, WrongGame};
pub use shorten::shorten;
pub use tally::Tally;
