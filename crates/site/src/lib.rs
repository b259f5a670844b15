//! Keeps the results, leaderboards and players of a site in a database.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`Site`] is SQLite in a file, or PostgreSQL for any number of instances. Both behave alike, and
//! all tests run on both.
//!
//! Guarantees:
//! - When a result is acknowledged, it is on the disk. If it is sent again, it counts once,
//!   whichever instance it reaches and whatever was killed in between ([`Site::store`]).
//! - Totals and boards change in the same transaction as their results.
//! - Tables are made and changed once, however many instances start. A database that is not a
//!   site's, or that a later version made, is left alone and reported ([`SiteError`]).
//! - No password and no token is in any error, in any `Debug`, or in the database.
//!
//! Each part uses only those before it: values such as ids and nicknames, `db`, `results`,
//! [`Site`], `boards` and `players`, `admin` and `backup`.

mod admin;
mod backup;
mod boards;
mod day;
mod db;
mod error;
mod id;
mod nickname;
mod page;
#[cfg(test)]
mod plans;
mod players;
mod results;
mod site;
mod text;

pub use admin::lists::{ListedPlayer, ListedResult, ResultsFilter};
pub use backup::line::BackupCounts;
pub use boards::board::{Board, BoardPlace};
pub use boards::daily::DailyDeal;
pub use boards::hundred::{Hundred, HundredPlace, HundredTries};
pub use boards::standing::BoardStanding;
pub use day::{Day, NotADay};
pub use db::connect::SiteOptions;
pub use error::{Refusal, SiteError};
pub use id::{CeremonyId, NotAnId, PlayerId, ResultId};
pub use nickname::{Nickname, NotANickname};
pub use page::Page;
pub use players::credential::Credential;
pub use players::login_session::{CEREMONY_BYTES_MAX, LoginSession};
pub use players::player::{Player, PlayerData};
pub use players::sync::{NEW_SYNC_BYTES_MAX, SYNC_BYTES_MAX};
pub use results::board_order::Field;
pub use results::result::{NewResult, SiteResult, Stored, StoredResult};
pub use results::totals::Totals;
pub use site::{Connections, PAGE_MAX, Site};
