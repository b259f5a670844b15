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

mod backup;
mod batch;
mod best;
mod board;
mod board_counts;
mod board_lines;
mod board_order;
mod chunks;
mod connect;
mod credential;
mod daily;
mod day;
mod db;
mod dialect;
mod error;
mod file;
mod health;
mod id;
mod line;
mod lists;
mod login_session;
mod migrations;
mod moderation;
mod nickname;
mod nickname_keys;
#[cfg(test)]
mod plans;
mod player;
mod prepare;
mod queue;
mod read;
mod record;
mod recount;
mod restore;
mod result;
mod row;
mod standing;
mod sync;
mod text;
mod totals;
mod unwritable;

pub use board::{Board, BoardPage, BoardPlace};
pub use credential::Credential;
pub use daily::{DailyDeal, DealsPage};
pub use day::{Day, NotADay};
pub use error::{Refusal, SiteError};
pub use id::{CeremonyId, NotAnId, PlayerId, ResultId};
pub use line::BackupCounts;
pub use lists::{ListedPlayer, ListedResult, ListedResultsPage, PlayersPage, ResultsFilter};
pub use login_session::{CEREMONY_BYTES_MAX, LoginSession};
pub use nickname::{Nickname, NotANickname};
pub use player::{Player, PlayerData};
pub use result::{NewResult, ResultsPage, SiteResult, Stored, StoredResult};
pub use standing::BoardStanding;
pub use sync::{NEW_SYNC_BYTES_MAX, SYNC_BYTES_MAX};
pub use totals::Totals;
pub use webspinner_store::{
    Cause, FolderError, Place, PlaceError, ServerUrl, Timestamp, make_folder_of,
};
pub use webspinner_wire::{
    BoardOrder, Outcome, SharedResult, SyncAnswer, SyncChange, SyncItem, SyncPage,
};

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use db::Db;
use queue::Queue;
use read::result_columns;
use row::ResultRow;

/// The open database of a site. Clones share it.
#[derive(Clone)]
pub struct Site {
    db: Arc<Db>,
    queue: Arc<Queue>,
    options: SiteOptions,
}

/// Options for opening a site's database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteOptions {
    /// The most connections at a time, for each instance.
    pub connections_max: u32,
    /// The most results that wait to be stored; further ones are refused.
    pub queue_max: usize,
    /// The most bytes that the items of all players take ([`Site::sync`]); `None` for any number.
    pub sync_bytes_max: Option<u64>,
    /// With fewer free bytes on the disk of a SQLite database, players add no items, so that
    /// results still find room. What a database on a server has left is not known here.
    pub free_bytes_min: u64,
}

impl Default for SiteOptions {
    fn default() -> Self {
        Self {
            connections_max: 8,
            queue_max: 4_096,
            sync_bytes_max: None,
            free_bytes_min: 0,
        }
    }
}

/// The connections of a site to its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// Those that are in use.
    pub busy: u32,
    /// Those that are open and wait for use.
    pub idle: u32,
    /// The most there may be.
    pub max: u32,
}

/// The most entries that one page of a list holds.
pub const PAGE_MAX: u32 = 1_000;

/// How long closing may take: connections are closed properly, and SQLite moves its log into the
/// file. Nothing is lost if this is cut short.
const CLOSING_MAX: Duration = Duration::from_secs(10);

const RESULT: &str = concat!(
    "SELECT ",
    result_columns!(),
    ", results.record FROM results LEFT JOIN players ON players.id = results.player \
     WHERE results.id = $1 AND results.hidden = 0"
);

impl Site {
    /// Opens the database at this place, and makes or brings up to date its tables: once, however
    /// many instances start. A missing file is made, in a folder that is there; a database on a
    /// server must be there, and may be empty. It must be called, and used, within a Tokio runtime.
    ///
    /// If the disk of a file takes nothing, the site can still be read, and is used as usual once
    /// [`Site::check`] finds that the disk takes something; until then the file must not change.
    ///
    /// # Errors
    /// If it cannot be opened or reached, holds something else, or was made by a later version. It
    /// is untouched then.
    pub async fn open(place: &Place, options: SiteOptions) -> Result<Self, SiteError> {
        let db = Arc::new(connect::open(place, options).await?);
        let queue = Arc::new(Queue::new(Arc::clone(&db), options.queue_max));
        Ok(Self { db, queue, options })
    }

    /// Opens the database at this place like [`Site::open`], but only if there is a site in it.
    ///
    /// # Errors
    /// [`SiteError::Missing`], or as for [`Site::open`].
    pub async fn open_existing(place: &Place, options: SiteOptions) -> Result<Self, SiteError> {
        connect::open_to_read(place).await?;
        Self::open(place, options).await
    }

    /// Opens the database at this place to read it, for a backup. Nothing is made or changed, so
    /// this works while the disk is full and where it may not be written. Tables of an older
    /// version are read as they are.
    ///
    /// If not even SQLite's own files can be created, the file must not change in the meantime.
    ///
    /// # Errors
    /// [`SiteError::Missing`], or if it cannot be opened or reached, holds something else, or was
    /// made by a later version.
    pub async fn open_to_read(place: &Place) -> Result<Self, SiteError> {
        let db = Arc::new(connect::open_to_read(place).await?);
        let queue = Arc::new(Queue::new(Arc::clone(&db), 1));
        let options = SiteOptions::default();
        Ok(Self { db, queue, options })
    }

    /// Stores a result, and returns when it is on the disk. Results that arrive at the same time
    /// share a commit. A result sent again with the same id counts once, whichever instance it
    /// reaches.
    ///
    /// Dropping the future does not take the result back.
    ///
    /// # Errors
    /// [`SiteError::Refused`], [`SiteError::NoSuchPlayer`], [`SiteError::QueueFull`], or if the
    /// database cannot do it. After [`SiteError::Unavailable`] it may or may not be stored: sending
    /// it again makes sure.
    pub async fn store(&self, result: NewResult) -> Result<Stored, SiteError> {
        self.queue.store(ResultRow::new(result)?).await
    }

    /// The result with this id, with its record, if there is one and it is not hidden.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn result(&self, id: ResultId) -> Result<Option<StoredResult>, SiteError> {
        let query = sqlx::query(RESULT).bind(id.as_bytes().to_vec());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(read::stored).transpose()
    }

    /// How many results wait to be stored.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.queue.waiting()
    }

    /// The connections to the database at this moment.
    #[must_use]
    pub fn connections(&self) -> Connections {
        let pool = &self.db.pool;
        let idle = u32::try_from(pool.num_idle()).unwrap_or(u32::MAX);
        Connections {
            busy: pool.size().saturating_sub(idle),
            idle,
            max: pool.options().get_max_connections(),
        }
    }

    /// Where the database is, without a password.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.db.place
    }

    /// Whether there was no site in the database when it was opened, so that a new one was made.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.db.is_new
    }

    /// Takes no further results, stores those that wait, and closes the database for all clones.
    /// Does not wait for a database server that has vanished.
    pub async fn close(&self) {
        self.queue.close().await;
        let _ = tokio::time::timeout(CLOSING_MAX, self.db.pool.close()).await;
    }
}

impl fmt::Debug for Site {
    /// Shows where it is, without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Site").field(&self.db.place).finish()
    }
}

/// Refuses anything longer than `bytes_max`.
fn within(what: &'static str, bytes: usize, bytes_max: usize) -> Result<(), SiteError> {
    if bytes <= bytes_max {
        return Ok(());
    }
    Err(SiteError::TooLarge {
        what,
        bytes,
        bytes_max,
    })
}
