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
//! A [`Fingerprint`] of the deal, shown before the first move, proves at the end that no card was
//! changed since.
//!
//! The [`House`] plays a deal as a fair player does, some times over: a game to beat, and how hard
//! the deal is.
//!
//! A [`Sample`] says how often a new game can be won.
//!
//! [`Unseen`] counts the cards that somebody who remembers every card has not seen yet.
//!
//! [`Session::hint_query`] asks the fair player, who does not see hidden cards, for the next hint.
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod difficulty;
mod engine;
mod fingerprint;
mod house;
mod sample;
mod session;
mod unseen;
pub mod words;

pub use difficulty::deal_search::{Criteria, DealSearch, FoundDeal};
pub use engine::assessment::{Assessment, LastWinnable, Prospect};
pub use engine::live_analysis::LiveAnalysis;
pub use engine::query::{Answer, Query};
pub use fingerprint::{Fingerprint, NotAFingerprint, opened};
pub use house::{House, HouseWin};
pub use sample::{Sample, SampleFigures};
pub use session::Session;
pub use session::clock::{Clock, clock_text};
pub use session::dead_end::GameState;
pub use session::declined::Declined;
pub use session::event::{Carried, Event, PileRef};
pub use session::hand::Hand;
pub use session::hints::{CertainWin, FairPlan, FairQuery};
pub use session::saved_game::SavedGame;
pub use unseen::{Unseen, UnseenSuit};
