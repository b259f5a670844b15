//! Decides positions of Spider games when every card is known.
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::time::{Duration, Instant};
//! use webspinner_rules::DealId;
//! use webspinner_solver::{Limits, NoObserver, Progress, Stop, Verdict, solve, wins};
//!
//! let game = "spiderette:ms:1".parse::<DealId>()?.deal()?;
//! let (rules, deal) = (game.rules(), game.position());
//!
//! // A limit of nodes gives the same answer on every machine.
//! let report = solve(rules, deal, &Limits::nodes(200_000), &mut NoObserver)?;
//! match &report.verdict {
//!     Verdict::Won(line) => assert!(wins(rules, deal, line), "the rules confirm every win"),
//!     Verdict::Lost => println!("no line wins, and that is proved"),
//!     Verdict::Unknown(why) => println!("not known: {why}"),
//! }
//!
//! // An observer receives the progress and may stop the search, when time is up for example.
//! let end = Instant::now() + Duration::from_secs(5);
//! let mut clock = |_: &Progress| match Instant::now() < end {
//!     true => ControlFlow::Continue(()),
//!     false => ControlFlow::Break(Stop::Time),
//! };
//! let report = solve(rules, deal, &Limits::none(), &mut clock)?;
//! println!("{} after {} nodes", report.verdict, report.effort.nodes);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Three entry points, by what they may answer:
//!
//! - [`find_line`] looks for a win by any means. It cannot prove that there is none.
//! - [`decide`] searches everything that matters and can prove that a position is lost.
//! - [`solve`] alternates between the two, which is what most callers want.
//!
//! [`shorten`] makes a winning line shorter, [`wins`] has the rules judge one, and [`analyze`]
//! finds the positions of a played game that could still be won.
//!
//! [`Tuner`] finds the [`Weights`] by which the search for wins prefers positions. Each game may
//! have its own, in a file.
//!
//! Searches read no clock and start no thread. Their [`Limits`] are nodes and bytes, so the same
//! search gives the same answer everywhere. A caller with threads runs the members of a
//! [`Portfolio`] in parallel and gets the same answer.

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
mod tune;

pub use analysis::{Analysis, IllegalMove, Prospect, analyze};
pub use beam::{Weights, WeightsError};
pub use decide::decide;
pub use limits::Limits;
pub use line::{rest_of_line, wins};
pub use member::Member;
pub use observer::{NoObserver, Observer, Progress, Stop};
pub use portfolio::{Portfolio, find_line, solve};
pub use report::{Effort, Report, Verdict, Why, WrongGame};
pub use shorten::shorten;
pub use tally::Tally;
pub use tune::{Plan, Score, Task, Trial, Tuner};
