//! One session of a Spider game (select, move, undo, hint, clock, score), with no rendering.
//!
//! A front end passes the player's actions and the time to the [`Session`], and draws its state.
//! Each action returns the [`Event`]s to animate, or a [`Declined`] reason to show:
//!
//! ```
//! use std::sync::Arc;
//!
//! use webspinner_rules::{Column, games};
//! use webspinner_table::{PileRef, Session};
//!
//! let spider = games::find("spider").expect("a built-in game");
//! let mut session = Session::deal(Arc::clone(spider), &"ms:1".parse()?)?;
//!
//! // Times are milliseconds of any clock that never runs backwards.
//! let now_ms = 1_000;
//!
//! // Select all that can be lifted from column 9, and see where it may go.
//! session.take(Column::new(9).expect("there are ten"), None)?;
//! let target = session.targets()[0];
//! assert!(matches!(target, PileRef::Column(_)));
//!
//! // Put it there, and take the move back.
//! let events = session.put(target, now_ms)?;
//! assert!(!events.is_empty());
//! assert_eq!(session.length(), 1);
//! session.undo(now_ms)?;
//! assert_eq!(session.length(), 0);
//!
//! // A hint uses the open cards alone. From now on, the game counts as assisted.
//! let hint = session.hint().expect("a move is legal");
//! session.play(hint.play, now_ms)?;
//! assert!(session.is_assisted());
//!
//! // What to save after each move: the record, its points and a summary, without a replay.
//! let saved = session.saved(now_ms);
//! assert_eq!(saved.summary.moves, 1);
//! assert_eq!(saved.record.points()?, saved.points);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Questions that need every card are answered elsewhere, on another thread or in a worker:
//! [`LiveAnalysis`] gives the next [`Query`] that helps to find out whether the game can still be
//! won, and draws conclusions from each [`Answer`]. [`DealSearch`] looks for a deal that meets some
//! [`Criteria`], and [`ReferenceSet`] says how hard a deal is among those of its game.

mod assessment;
mod clock;
mod dead_end;
mod deal_search;
mod declined;
mod difficulty;
mod evaluation;
mod event;
mod finish;
mod hand;
mod hint;
mod live_analysis;
mod obvious;
mod playout;
mod query;
mod reference_set;
mod resume;
mod saved_game;
mod search;
mod session;
mod words;

pub use assessment::{Assessment, LastWinnable, Prospect};
pub use clock::{Clock, clock_text};
pub use dead_end::GameState;
pub use deal_search::{Criteria, DealSearch, FoundDeal};
pub use declined::Declined;
pub use difficulty::{DealFigures, Level, Measured, NotALevel, measure};
pub use event::{Event, PileRef};
pub use finish::finishing_moves;
pub use hand::Hand;
pub use hint::{Hint, Why, hints, hints_of};
pub use live_analysis::LiveAnalysis;
pub use playout::in_order;
pub use query::{Answer, Query};
pub use reference_set::{Grade, ReferenceFigures, ReferenceSet};
pub use saved_game::SavedGame;
pub use session::Session;
pub use webspinner_solver::{Observer, Progress, Stop, Why as Stopped};
pub use words::{MESSAGES_EN, TRANSLATIONS};
