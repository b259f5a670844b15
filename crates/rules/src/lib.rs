//! Says what the cards are, what each game allows, what happened in a game and what it scored.
//!
//! A game is data: [`Rules`], of which [`games`] holds the built-in ones. Dealing from a
//! [`Shuffle`] gives a [`Position`], which changes by [`LegalMove`]s alone:
//!
//! ```
//! use webspinner_rules::{Move, Shuffle, games};
//!
//! let spider = games::find("spider").expect("a built-in game");
//! let shuffle: Shuffle = "ms:1".parse()?;
//! let mut position = spider.deal(&shuffle)?;
//! let dealt = position.clone();
//!
//! // Anything may be asked for. What the rules refuse, they refuse with a reason.
//! let asked: Move = "1-3".parse()?;
//! let refusal = spider.check(&position, asked).unwrap_err();
//! assert_eq!(
//!     refusal.to_string(),
//!     "the 8♥ does not go on the A♥: nothing goes on an ace"
//! );
//!
//! // What they allow can be made, and taken back.
//! let legal = spider.legal_moves(&position)[0];
//! let undo = position.apply(spider, legal);
//! assert_ne!(position, dealt);
//! position.undo(undo);
//! assert_eq!(position, dealt);
//! assert_eq!(spider.outcome(&position), None, "neither won nor stuck");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Around these, a [`Game`] remembers the moves played and the cards seen, so that its [`View`]
//! holds what a fair player knows and no more. A [`Record`] keeps a game with all lines tried, and
//! [`stats`] counts many of them. Whatever there is to say is a typed value: its `Display` says it
//! in plain English, and the crate `webspinner-words` in other languages.

mod apply;
mod card;
mod check;
mod column;
mod deal;
mod draft;
mod english;
mod first_position;
mod game;
pub mod games;
mod generate;
mod knobs;
mod layout;
mod moves;
mod outcome;
mod perft;
mod position;
mod record;
mod refusal;
mod rules;
mod score;
pub mod stats;
mod text;
mod view;
#[cfg(debug_assertions)]
#[doc(hidden)]
pub mod work_counts;

pub use apply::Undo;
pub use card::{Card, Colour, NotACard, Rank, Suit};
pub use column::{CARDS_MAX, COLUMNS_MAX, Column, SLOTS_MAX, Slot};
pub use deal::{
    CardList, CardListError, DealError, DealId, DealNumber, DealNumberError, DealTextError,
    DealTextProblem, Scheme, Shuffle,
};
pub use draft::{
    BuildingDraft, CollectDraft, DealDraft, FoundationsDraft, LayoutRow, LiftDraft, Problem,
    ProblemKind, ProblemReport, RulesDraft, SchemeDraft, SchemesDraft, Shape,
};
pub use first_position::CardsError;
pub use game::Game;
pub use knobs::{
    Base, Building, Collect, CollectMode, Foundations, Lift, Pack, RowDeal, RowRule, RunStart,
    ShortRow, Step, SuitRelation, Unit, Vacancy, When,
};
pub use layout::{DealtCard, Layout, LayoutStyle};
pub use moves::{LegalMove, Move};
pub use outcome::{Outcome, Stuck};
pub use position::{Pile, Position};
pub use record::{
    AddRefused, CommentRefused, Date, ExtraHeader, GameResult, Header, HeaderText, MoveTree,
    NodeId, NotADate, Points, Record, RecordError, RecordProblem, Records, ReplayError, Replayed,
    RulesText, TextRefused,
};
pub use refusal::Refusal;
pub use rules::{About, GameId, Rules};
pub use score::windows_points;
pub use text::{
    DraftPile, DraftSpot, JsonError, LineColumn, MoveExpected, MoveTextError, PictureError,
    PictureProblem, PositionDraft, PositionError, PositionProblem, TableCard,
};
pub use view::{View, ViewColumn};
