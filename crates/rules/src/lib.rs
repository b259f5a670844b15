//! The rules of the Spider family: cards, deals, legal moves, records and scores.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! A game is data: [`Rules`]. [`games`] holds the built-in ones. Dealing gives a [`Position`],
//! which changes by [`LegalMove`]s alone. A [`Game`] holds both, remembers the moves played and the
//! cards seen, and undoes moves. A [`DealId`](deal::DealId) names a deal of a built-in game and
//! starts one; [`Rules::new_game`] does so for any game.
//!
//! A [`View`] of a game shows what a fair player knows and no more; [`Knowledge`] is the same as a
//! value, from which a [`FairGame`] goes on without the hidden cards. A [`Record`](record::Record) is a game as a
//! text, with its whole move tree, and [`stats`] computes statistics over many of them; [`chance`]
//! compares many deals with what chance says of them. Programs
//! that search play on a [`Position`] directly, with [`Rules::legal_moves`], [`Position::apply`]
//! and [`Position::undo`].
//!
//! Every error is a typed value whose `Display` is plain English. The crate `webspinner-words`
//! translates them into five languages, and writes a game's rules as a readable page.
#![cfg_attr(docsrs, feature(doc_cfg))]

mod apply;
mod card;
pub mod chance;
mod check;
mod column;
pub mod deal;
pub mod draft;
mod english;
mod fair_game;
mod first_position;
mod game;
pub mod games;
mod generate;
pub mod knobs;
mod knowledge;
mod layout;
mod moves;
mod outcome;
mod packed;
mod perft;
mod position;
pub mod record;
mod refusal;
mod rules;
mod score;
mod seen;
pub mod stats;
mod suggest;
pub mod text;
pub mod variant;
mod view;
#[cfg(debug_assertions)]
#[doc(hidden)]
pub mod work_counts;

pub use apply::Undo;
pub use card::{Card, Colour, NotACard, Rank, Suit};
pub use column::{CARDS_MAX, COLUMNS_MAX, Column, SLOTS_MAX, Slot};
pub use fair_game::{FairGame, Reveal, RevealError};
pub use game::Game;
pub use knowledge::Knowledge;
pub use layout::{DealtCard, Layout, LayoutStyle};
pub use moves::{LegalMove, Move};
pub use outcome::{Outcome, Stuck};
pub use position::{Pile, Position};
pub use refusal::Refusal;
pub use rules::{About, GameId, Rules};
pub use score::{ScoreParts, score};
pub use view::{View, ViewColumn};
