//! What the databases of Webspinner share.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`Place`] says where a database is, [`Header`] what a file is before SQLite opens it, and
//! [`Cause`], [`SqliteCode`] and [`TooLarge`] why something failed. A [`Timestamp`] is a point in
//! time as databases store it.

mod cause;
mod folder;
mod header;
mod place;
mod server;
mod sqlite_code;
mod suffix;
mod timestamp;
mod too_large;

pub use cause::Cause;
pub use folder::{FolderError, make_folder_of, sync_folder};
pub use header::{Header, SAVED_GAMES_APPLICATION_ID, SITE_APPLICATION_ID};
pub use place::{Place, PlaceError, at_home};
pub use server::{NotAServerUrl, ServerUrl, UrlProblem};
pub use sqlite_code::SqliteCode;
pub use suffix::{COMPANIONS, has_log, with_suffix};
pub use timestamp::{NotATimestamp, Timestamp};
pub use too_large::{TooLarge, within};
