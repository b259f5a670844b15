//! Keeps a player's saved games in SQLite.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`Store`] is an open database: games are saved in it move by move ([`Store::begin`],
//! [`Store::save`]), found again ([`Store::list`], [`Store::latest_unfinished`]) and counted
//! ([`Store::results`]). [`BlockingStore`] is the same for programs without an async runtime.
//!
//! Guarantees:
//! - When a save returns, it is on the disk. After `kill -9`, a full disk or a pulled plug at most
//!   the move that was being saved is lost.
//! - A database that is damaged, or made by a later version, is never overwritten: it is moved to
//!   another name ([`Quarantined`]). A file of another kind is left alone.
//! - Two programs on one database do not lose each other's games, not even when both play the same
//!   one ([`Saved::AsNew`]).
//!
//! Besides the database `NAME` its folder holds SQLite's own `NAME-wal` and `NAME-shm` while it is
//! open, and `NAME-lock`, an empty file by which programs recognize each other.
//!
//! The database of a site is in `webspinner-site`; `webspinner-db` holds what both share.

mod blocking;
mod error;
mod file_lock;
#[cfg(test)]
mod full_disk;
mod id;
mod inspect;
mod judged;
mod list;
mod migrations;
mod quarantine;
mod quarantine_reason;
mod row;
mod save;
mod settings;
mod sqlite;
mod store;
mod transfer;

pub use blocking::BlockingStore;
pub use error::Error;
pub use id::{NotASavedId, SavedId};
pub use list::{Cursor, GameFilter, Loaded, PAGE_MAX, SavedGamesPage};
pub use quarantine::Quarantined;
pub use quarantine_reason::QuarantineReason;
pub use row::Listing;
pub use save::{Conflict, SaveHandle, Saved};
pub use settings::{SETTING_BYTES_MAX, SETTING_NAME_BYTES_MAX};
pub use store::{Opened, Store};
pub use transfer::{ImportCounts, ImportedRecord};
