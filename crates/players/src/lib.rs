//! Fair players of the Spider family: advice and whole games from what a person at the table knows.
//!
#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod evaluation;
mod finish;
mod hint;
mod learned;
mod player;
mod playout;
mod remarks;
mod search;
mod sure;
mod useful;

pub use finish::finishing_moves;
pub use hint::{Hint, Why, hint_of_plan, hints, hints_of};
pub use learned::{
    CARD_INPUTS, Calibration, Chances, Decision, FEATURES, Grade, HEADS, HIDDEN, LearnedPlayer,
    Look, Net, NotANet, Plan, SHAPES, ThoughtLimits, Totals,
};
#[cfg(feature = "learn")]
pub use learned::{Considered, Inputs, Kind, Lesson, SelfPlayed, play_itself, play_out};
pub use player::{BestHint, Careless, Casual, Player};
pub use playout::{Playout, QuickPlayer, in_order, playout};
pub use remarks::{Remark, missed_join, remarks};
pub use sure::{Stretch, SureTurns, stretches, sure_turns};
pub use useful::{QUICK_MAX, Useful, find_useful_move};
