//! One session of a Spider game (select, move, undo, hint, clock, score), with no rendering.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! A front end passes the player's actions and the time to the [`Session`], and draws its state.
//! Each action returns the [`Event`]s to animate, or a [`Declined`] reason to show.
//!
//! Questions that need every card are answered elsewhere, on another thread or in a worker:
//! [`LiveAnalysis`] gives the next [`Query`] that helps to find out whether the game can still be
//! won, and draws conclusions from each [`Answer`]. [`DealSearch`] looks for a deal that meets some
//! [`Criteria`], and [`difficulty`] says how hard a deal is among those of its game.
//!
//! [`Session::hint_query`] asks the fair player, who does not see hidden cards, for the next hint.
#![cfg_attr(docsrs, feature(doc_cfg))]

mod assessment;
mod clock;
mod dead_end;
mod deal_search;
mod declined;
pub mod difficulty;
mod event;
mod hand;
mod hints;
mod live_analysis;
mod obvious;
mod query;
mod reference_set;
mod resume;
mod saved_game;
mod session;
pub mod words;

pub use assessment::{Assessment, LastWinnable, Prospect};
pub use clock::{Clock, clock_text};
pub use dead_end::GameState;
pub use deal_search::{Criteria, DealSearch, FoundDeal};
pub use declined::Declined;
pub use event::{Event, PileRef};
pub use hand::Hand;
pub use hints::{CertainWin, FairPlan, FairQuery};
pub use live_analysis::LiveAnalysis;
pub use query::{Answer, Query};
pub use saved_game::SavedGame;
pub use session::Session;
