//! Keeps games and results in SQLite or PostgreSQL.
//!
//! [`Store`] is an open database: games are saved in it move by move ([`Store::begin`],
//! [`Store::save`]), found again ([`Store::list`], [`Store::latest_unfinished`]) and counted
//! ([`Store::results`]). [`BlockingStore`] is the same for programs that wait for each answer.
//!
//! ```
//! use webspinner_rules::{GameId, Header, MoveTree, Points, Record, Shuffle};
//! use webspinner_store::{BlockingStore, Moment};
//!
//! let (store, set_aside) = BlockingStore::open(&"sqlite::memory:".parse()?)?;
//! assert_eq!(set_aside, None);
//!
//! let game = GameId::new("spider").expect("an id");
//! let header = Header::new(game, 1, Shuffle::own(14934));
//! let record = Record { header, tree: MoveTree::new() };
//! let mut ticket = store.begin(&record, Points::default(), &Moment::now())?;
//! let saved = store.save(&mut ticket, &record, Points::default(), &Moment::now())?;
//!
//! let resumed = store.latest_unfinished()?.expect("the game just saved");
//! assert_eq!(resumed.record, record);
//! # let _ = saved;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Site`] is the database of a page that many play on: their results, the deals of days, boards,
//! totals and players. It is SQLite in a file, or PostgreSQL for any number of instances; both
//! keep the same laws, which the tests run on both.
//!
//! What is promised of a player's own games:
//! - When a save returns, it is on the disk. After `kill -9`, a full disk or a pulled plug at most
//!   the move that was being saved is missing.
//! - A database that is damaged, or made by a later version, is never overwritten: it is set aside
//!   under another name ([`SetAside`]).
//! - Two programs on one database do not lose each other's games, not even when both go on with
//!   the same one ([`Saved::AsNew`]).
//!
//! What is promised of a site:
//! - When a result is acknowledged, it is on the disk. Sent again it counts once, whichever
//!   instance it reaches and whatever was killed in between ([`Site::keep`]).
//! - Totals and boards change in the same transaction as the results they are of.
//! - Tables are made and changed once, however many instances start. A database that is not a
//!   site's, or that a later version made, is told of and left alone ([`SiteError`]).
//! - No password and no token is in any error, in any `Debug`, or in the database.
//!
//! Besides the database `NAME` of a player's own games its folder holds SQLite's own `NAME-wal` and `NAME-shm` while it is
//! open, and `NAME-lock`, an empty file by which programs know of each other.

mod aside;
mod blocking;
mod error;
#[cfg(test)]
mod full_disk;
mod guard;
mod id;
mod list;
mod migrations;
mod moment;
mod place;
mod row;
mod save;
mod server;
mod settings;
mod site;
mod sqlite;
mod store;
mod suffix;
mod transfer;

pub use aside::{SetAside, Trouble};
pub use blocking::BlockingStore;
pub use error::{Cause, Error};
pub use id::{NotASavedId, SavedId};
pub use list::{Cursor, Loaded, PAGE_MAX, Page, Wanted};
pub use moment::{Moment, NotAMoment};
pub use place::{Place, PlaceError};
pub use row::Listing;
pub use save::{Conflict, Saved, Ticket};
pub use server::ServerUrl;
pub use settings::{SETTING_BYTES_MAX, SETTING_NAME_BYTES_MAX};
pub use site::{
    BackupCounts, Board, BoardPage, BoardPlace, CEREMONY_BYTES_MAX, CeremonyId, Credential,
    DailyDeal, Day, DealsPage, KeptResult, NewResult, Nickname, NotADay, NotANickname, NotAnId,
    Order, Player, PlayerData, PlayerId, Refusal, ResultId, ResultsPage, Session, SharedCause,
    Site, SiteError, SiteOptions, SiteResult, Standing, Stored, Totals,
};
pub use store::{Opened, Store};
pub use transfer::{Imported, Incoming};
