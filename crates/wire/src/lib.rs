//! Defines the JSON that browser and server exchange.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! The types here are the whole interface: the server writes and reads them, and with the feature
//! `schema` its `OpenAPI` description is generated from them. A record travels as its text, so that
//! what is judged is what the player can export. Days and nicknames are plain texts here; the
//! server checks whether they are valid and available.
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod board;
mod daily;
mod hundred;
mod passkey;
mod player;
mod problem;
mod result;
mod statistics;
mod sync;

pub use about::SiteAbout;
pub use board::{BoardEntry, BoardOrder, BoardPage};
pub use daily::{Daily, DailyDeal};
pub use hundred::{HundredEntry, HundredKind, HundredProgress, HundredStandings};
pub use passkey::{Ceremony, CeremonyFinish, RegistrationStart};
pub use player::{Export, ExportedResult, NicknameChange, Passkey, Player};
pub use problem::{PROBLEM_JSON, Problem};
pub use result::{
    BatchAnswer, BatchItem, Outcome, ResultBatch, ResultPost, SharedResult, Standing,
};
pub use statistics::SharedStatistics;
pub use sync::{SyncAnswer, SyncChange, SyncItem, SyncPage, SyncPost};
