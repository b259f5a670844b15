//! Says what the cards are, what each game allows, what happened in a game and what it scored.

mod apply;
mod card;
mod check;
mod deal;
mod draft;
mod game;
pub mod games;
mod generate;
mod knobs;
mod lay_out;
mod layout;
pub mod message;
mod moves;
mod outcome;
mod page;
mod perft;
mod place;
mod position;
mod record;
mod refusal;
mod rules;
mod score;
pub mod stats;
mod text;
mod view;

pub use apply::Undo;
pub use card::{Card, Colour, NotACard, Rank, Suit};
pub use deal::{
    CardList, CardListError, DealError, DealId, DealNumber, DealNumberError, DealTextError,
    DealTextProblem, Scheme, Shuffle,
};
pub use draft::{
    CollectDraft, DealDraft, FoundationsDraft, LayoutRow, LiftDraft, PlaceDraft, Problem,
    ProblemKind, ProblemReport, RulesDraft, SchemeDraft, SchemesDraft, Shape,
};
pub use game::Game;
pub use knobs::{
    Base, Collect, CollectMode, Foundations, Lift, Pack, Place, RowDeal, RowRule, RunStart,
    ShortRow, Step, SuitRelation, Unit, Vacancy, When,
};
pub use lay_out::CardsError;
pub use layout::{Layout, Placing, Seat};
pub use moves::{LegalMove, Move};
pub use outcome::{Outcome, Stuck};
pub use page::{Page, Section, Topic};
pub use place::{CARDS_MAX, COLUMNS_MAX, Column, SLOTS_MAX, Slot};
pub use position::{Pile, Position};
pub use record::{
    AddRefused, CommentRefused, Date, ExtraHeader, GameResult, Header, HeaderText, MoveTree,
    NodeId, NotADate, Record, RecordError, RecordProblem, Records, ReplayError, Replayed,
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
