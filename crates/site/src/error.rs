//! What can go wrong with the database of a site.

use std::io;
use std::sync::Arc;

use sqlx::error::DatabaseError;

use crate::id::ResultId;
use webspinner_db::{Cause, SqliteCode, TooLarge};

/// Why a site's database could not do something. Everything stored before is still there.
///
/// It can be cloned, because one failed commit fails all the results in it.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SiteError {
    /// This folder for the database is missing. It may be misspelt, so it was not made.
    #[error("there is no folder {0} for the database: make it, or correct the name")]
    NoFolder(String),
    /// The database cannot be opened or reached: no such server or database, a wrong password, a
    /// folder in place of the file.
    #[error("the database {place} cannot be opened: {why}")]
    Open {
        /// Where it should be, without a password.
        place: String,
        /// What the system or the server said.
        why: String,
    },
    /// The disk of the file allows no writing, and the site cannot even be read without: it has to
    /// be made or brought up to date, or changes wait beside it.
    #[error(
        "the database {place} cannot be written ({why}): make room on its disk, or give the file and \
         its folder to the user of this program, on a disk that is mounted for writing"
    )]
    Unwritable {
        /// Where it is.
        place: String,
        /// What SQLite said.
        why: String,
    },
    /// There is no site to read at this place: no such file, or nothing in the database.
    #[error("there is no site in the database {0}")]
    Missing(String),
    /// A folder is at this place, where the file should be.
    #[error("the database {0} is a folder: name a file in it, as in {0}/site.db")]
    IsAFolder(String),
    /// The file at this place is not a database at all; it was not touched.
    #[error("the file {0} is not a database and was left alone: name another")]
    NotADatabase(String),
    /// The file at this place holds the saved games of one player; it was not touched.
    #[error(
        "the database {0} holds the saved games of one player, not a site, and was left alone: name \
         another"
    )]
    SavedGames(String),
    /// The database at this place holds something else; it was not touched.
    #[error("the database {0} holds other data than a site's and was left alone: name another")]
    Foreign(String),
    /// A later version of this program made the tables; they were not touched.
    #[error(
        "the database {place} was made by a later version of this program (its tables have \
         version {version}, this one knows up to {known})"
    )]
    Newer {
        /// Where it is.
        place: String,
        /// The version of its tables.
        version: i64,
        /// The last version known here.
        known: i64,
    },
    /// A migration failed, or was changed after it had been applied.
    #[error("the tables of the database {place} cannot be brought up to date: {why}")]
    Migration {
        /// Where it is.
        place: String,
        /// What went wrong.
        why: String,
    },
    /// The result was refused; sending it again does not help.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no such player, or not any more.
    #[error("there is no such player")]
    NoSuchPlayer,
    /// Another player has this nickname, or one that looks like it.
    #[error("this nickname is taken")]
    NicknameTaken,
    /// A player, a credential, a session or a ceremony with this id exists already.
    #[error("this {what} is there already")]
    Taken {
        /// What it is.
        what: &'static str,
    },
    /// The last passkey cannot be removed: without it the player could not log in any more.
    #[error("it is the player's last passkey")]
    LastCredential,
    /// The player has the maximum number of passkeys.
    #[error("a player has at most {max} passkeys")]
    TooManyCredentials {
        /// That number.
        max: usize,
    },
    /// The changes are based on another copy of what a player's devices share, such as one from
    /// before a backup was restored.
    #[error("other devices have begun another copy: fetch it first")]
    OtherCopy,
    /// The items of a player would take too much room.
    #[error("the items of the player may take at most {bytes_max} bytes")]
    SyncFull {
        /// The room of this player, which is less for one who is new.
        bytes_max: usize,
    },
    /// No player may add items for now.
    #[error("no room is left for what devices share: {why}")]
    SyncClosed {
        /// Which limit was reached.
        why: &'static str,
    },
    /// Something to be stored is unreasonably large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The queue of results to be stored is full; nothing was stored, and trying again later will
    /// help.
    #[error("too many results wait to be stored: try again later")]
    QueueFull,
    /// The site was closed; nothing was done.
    #[error("the site is closed")]
    Closed,
    /// The database is locked, or its server is away. Trying again may help, and a result may be
    /// sent again with the same id.
    #[error("the database is busy or away: try again later")]
    Unavailable(#[source] Cause),
    /// No room for the change; it was not saved.
    #[error("no space is left for the database")]
    Full(#[source] Cause),
    /// The user of the program may not write the database, or its server accepts no changes.
    #[error(
        "the database may not be written: run this as the owner of its file and folder, on a disk \
         that can be written and has room"
    )]
    ReadOnly(#[source] Cause),
    /// The file at this place was deleted or replaced while it was open. What is stored from then
    /// on is lost.
    #[error(
        "the file of the database {0} was deleted or replaced: put it back, or restore a backup, \
         then start the server again"
    )]
    Gone(String),
    /// A row holds something that this version cannot read, for this reason.
    #[error("the database contains something unreadable: {0}")]
    Unreadable(String),
    /// A backup can only be restored into a database without any data; the one at this place has
    /// some.
    #[error("the database {0} holds data already: restore into an empty one")]
    NotEmpty(String),
    /// The backup could not be written, or the file to restore could not be read.
    #[error("the backup cannot be written or read")]
    Transfer(#[source] Arc<io::Error>),
    /// The file to restore is not a backup of a site, or is damaged; nothing was restored.
    #[error("line {line} of the backup is wrong: {why}")]
    NotABackup {
        /// Where, from 1.
        line: u64,
        /// What is wrong.
        why: String,
    },
    /// Any other database error.
    #[error("the database refused the request")]
    Database(#[source] Cause),
}

/// Why a site does not accept a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The record is of an unfinished game.
    #[error("the game has not ended")]
    Unfinished,
    /// No move was ever made in it.
    #[error("no move was made in the game")]
    NotBegun,
    /// Its time is longer than any game takes.
    #[error("the game's time is too long")]
    TooLong,
    /// Its points are more or fewer than any game gives.
    #[error("no game gives this many points")]
    PointsOutOfRange,
    /// Another game was sent with this id.
    #[error("another result has this id")]
    IdTaken,
    /// The same player sent the same record with another id.
    #[error("the same record was sent before as result {0}")]
    SameRecord(ResultId),
    /// The day's deal of this game is another one, or none.
    #[error("this is not the deal of that day")]
    NotTheDailyDeal,
}

impl SiteError {
    /// What the database said, without the place.
    pub(crate) fn reason(&self) -> String {
        match self {
            Self::Open { why, .. } => why.clone(),
            Self::Full(cause) | Self::ReadOnly(cause) => cause.to_string(),
            error => error.to_string(),
        }
    }

    /// Whether the same request may succeed a little later.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::QueueFull)
    }
}

impl From<sqlx::Error> for SiteError {
    fn from(error: sqlx::Error) -> Self {
        kind(&error)(Cause::new(error))
    }
}

/// CITE: PostgreSQL, appendix "PostgreSQL Error Codes": 53100 is a full disk, 25006 a transaction
/// that may only read, as on a standby.
fn kind(error: &sqlx::Error) -> fn(Cause) -> SiteError {
    let state = error.as_database_error().and_then(DatabaseError::code);
    match (SqliteCode::of(error), state.as_deref()) {
        _ if is_transient(error) => SiteError::Unavailable,
        (SqliteCode::Full, _) | (_, Some("53100")) => SiteError::Full,
        (SqliteCode::ReadOnly, _) | (_, Some("25006")) => SiteError::ReadOnly,
        _ => SiteError::Database,
    }
}

/// CITE: as above: class 08 are lost connections, 40 rolled
/// back transactions, 53300 too many connections, 55P03 a lock not available, 57P a server that
/// stops or starts.
fn is_transient(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(database) => {
            let state = database.code().unwrap_or_default();
            let classes = ["08", "40", "57P"];
            SqliteCode::of(error) == SqliteCode::Busy
                || (state.len() == 5 && classes.iter().any(|class| state.starts_with(class)))
                || ["53300", "55P03"].contains(&state.as_ref())
        }
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::BeginFailed => true,
        _ => false,
    }
}
