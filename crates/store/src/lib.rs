//! Keeps a player's saved games in SQLite.
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
//! What is promised:
//! - When a save returns, it is on the disk. After `kill -9`, a full disk or a pulled plug at most
//!   the move that was being saved is missing.
//! - A database that is damaged, or made by a later version, is never overwritten: it is set aside
//!   under another name ([`SetAside`]).
//! - Two programs on one database do not lose each other's games, not even when both go on with
//!   the same one ([`Saved::AsNew`]).
//!
//! Besides the database `NAME` its folder holds SQLite's own `NAME-wal` and `NAME-shm` while it is
//! open, and `NAME-lock`, an empty file by which programs know of each other.
//!
//! The database of a site is in `webspinner-site`, which shares [`Place`] and [`Moment`] with this
//! crate.

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
mod sqlite;
mod store;
mod suffix;
mod transfer;

pub use aside::{SetAside, Trouble};
pub use blocking::BlockingStore;
pub use error::{Cause, Error, SqliteCode};
pub use id::{NotASavedId, SavedId};
pub use list::{Cursor, Loaded, PAGE_MAX, Page, Wanted};
pub use moment::{Moment, NotAMoment};
pub use place::{Place, PlaceError, make_folder};
pub use row::Listing;
pub use save::{Conflict, Saved, Ticket};
pub use server::ServerUrl;
pub use settings::{SETTING_BYTES_MAX, SETTING_NAME_BYTES_MAX};
pub use store::{Opened, Store};
pub use transfer::{Imported, Incoming};
