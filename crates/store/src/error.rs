//! What can go wrong with the database of saved games.

use std::io;
use std::path::{Path, PathBuf};

use webspinner_db::{Cause, FolderError, PlaceError, SqliteCode, TooLarge};

use crate::id::SavedId;
use crate::quarantine_reason::QuarantineReason;

/// Why the store could not do something. Everything saved before is still there.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The text is not the place of a database.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// The place is on a server, where sites are kept: a player's own games are in a file.
    #[error(
        "games played here are kept in a file, not on a PostgreSQL server: \
         name one, as in sqlite:games.db"
    )]
    NotAFile,
    /// The folder for the database could not be made.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// There is no such file to read.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// This folder is where the file should be.
    #[error(
        "{folder} is a folder, not a database: name a file in it, as in {folder}/games.db",
        folder = .0.display()
    )]
    IsAFolder(PathBuf),
    /// This file is not a database at all; it was not touched.
    #[error("{} is not a database and was left alone: name another file", .0.display())]
    NotADatabase(PathBuf),
    /// This file is the database of a Webspinner site; it was not touched.
    #[error(
        "{} is the database of a Webspinner site, not of your saved games, and was left alone: \
         name another file",
        .0.display()
    )]
    Site(PathBuf),
    /// The file cannot be opened, for example because the user may not read it.
    #[error("the database {} cannot be opened", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: Cause,
    },
    /// This file holds the data of another kind of program; it was not touched.
    #[error(
        "{} is the database of another program and was left alone: name another file",
        .0.display()
    )]
    OtherProgram(PathBuf),
    /// The file holds saved games that cannot be read; it was not touched.
    #[error("the database {} {reason}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// Why it cannot be used.
        reason: QuarantineReason,
    },
    /// The file would have to be moved away, but another program has it open; it was not touched.
    #[error(
        "the database {} {reason}, and another program has it open: \
         end that program, then start again",
        path.display()
    )]
    QuarantineInUse {
        /// The file.
        path: PathBuf,
        /// Why it cannot be used.
        reason: QuarantineReason,
    },
    /// This file was made by an older version, and a program of that version still has it open.
    #[error(
        "the database {} must be brought up to date, and another program has it open: \
         end that program, then start again",
        .0.display()
    )]
    UpgradeInUse(PathBuf),
    /// The file would have to be moved away, but cannot be renamed; it was not touched.
    #[error(
        "the database {} {reason}, and it cannot be renamed to {}",
        path.display(),
        to.display()
    )]
    Rename {
        /// The file.
        path: PathBuf,
        /// The name it was to get.
        to: PathBuf,
        /// Why it cannot be used.
        reason: QuarantineReason,
        /// Why not.
        source: io::Error,
    },
    /// No room for the change; it was not saved.
    #[error("no space is left for the database: the last change was not saved, all before it was")]
    Full(#[source] Cause),
    /// Other programs kept the database to themselves for too long; the change was not saved.
    #[error("another program keeps the database busy: the last change was not saved, try again")]
    Busy(#[source] Cause),
    /// The database is read-only.
    #[error("the database may not be written: the last change was not saved")]
    ReadOnly(#[source] Cause),
    /// The database turned out to be damaged while it was in use.
    #[error("the database is damaged: start again to move it away and begin a new one")]
    Damaged(#[source] Cause),
    /// A row holds something that this version cannot read.
    #[error("the saved game {id} cannot be read: {why}")]
    Unreadable {
        /// The row.
        id: SavedId,
        /// What is wrong.
        why: String,
    },
    /// Something to be saved is unreasonably large; it was not saved.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The text of an export could not be written.
    #[error("the export cannot be written")]
    Export(#[source] io::Error),
    /// Any other database error.
    #[error("the database refused the request")]
    Database(#[source] Cause),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        let code = SqliteCode::of(&error);
        let cause = Cause::new(error);
        match code {
            SqliteCode::Busy => Self::Busy(cause),
            SqliteCode::ReadOnly => Self::ReadOnly(cause),
            SqliteCode::Damaged => Self::Damaged(cause),
            SqliteCode::Full => Self::Full(cause),
            SqliteCode::CannotOpen | SqliteCode::Io | SqliteCode::Other => Self::Database(cause),
        }
    }
}

impl Error {
    pub(crate) fn cannot_open(
        path: &Path,
        error: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> Self {
        let path = path.to_owned();
        let source = Cause::new(error);
        Self::Open { path, source }
    }
}
