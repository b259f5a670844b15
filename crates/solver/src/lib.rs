//! Decides positions when every card is known.
//!
//! Three entries, by what they may say:
//!
//! - [`find_line`] looks for a win by any means and can say that there is one, never that there is none;
//! - [`decide`] searches everything that matters and may say that a position is lost;
//! - [`solve`] takes turns between both, which is what most callers want.
//!
//! [`shorten`] makes a line that was found shorter, [`wins`] has the rules judge it, and [`analyze`]
//! says where a game that was played could still be won.
//!
//! [`Tuner`] finds the [`Weights`] by which the search for wins prefers positions, which each game may
//! have in a file of its own.
//!
//! Searches read no clock and start no thread. Their limits are nodes and bytes, so the same question
//! has the same answer everywhere; a caller with a clock stops a search through its [`Observer`]. A
//! caller with threads runs the members of a [`Portfolio`] side by side, and gets the same answer.

mod analysis;
mod beam;
mod decide;
mod foundations;
mod limits;
mod line;
mod observer;
mod portfolio;
mod problem;
mod random;
mod report;
mod shorten;
mod state;
mod tally;
mod tune;

pub use analysis::{Analysis, IllegalMove, Prospect, analyze};
pub use beam::{Weights, WeightsError};
pub use decide::decide;
pub use limits::Limits;
pub use line::{rest_of_line, wins};
pub use observer::{NoObserver, Observer, Progress, Stop};
pub use portfolio::{Member, Portfolio, find_line, solve};
pub use report::{Effort, Report, Verdict, Why};
pub use shorten::shorten;
pub use tally::Tally;
pub use tune::{Plan, Score, Task, Trial, Tuner};
