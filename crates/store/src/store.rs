//! An open database.

use std::sync::Arc;

use sqlx::sqlite::SqlitePool;
use webspinner_db::Place;

use crate::error::Error;
use crate::file_lock::FileLock;
use crate::quarantine::Quarantined;
use crate::sqlite;

/// An open database. Clones share it; it closes with the last of them, or by [`Store::close`].
///
/// Each call is one transaction: it is on the disk when the call returns, or it has changed
/// nothing. Several programs may work with one database at the same time.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: SqlitePool,
    pub(crate) _lock: Option<Arc<FileLock>>,
}

/// A store just opened.
#[derive(Debug)]
pub struct Opened {
    /// The store, ready for use.
    pub store: Store,
    /// The database that was moved away for it, if any. Show this to the user.
    pub quarantined: Option<Quarantined>,
}

impl Store {
    pub(crate) fn new(pool: SqlitePool, lock: Option<FileLock>) -> Self {
        Self {
            pool,
            _lock: lock.map(Arc::new),
        }
    }

    /// Opens the database at this place. A missing one is created, with the folders it is in; one
    /// of an older version is upgraded.
    ///
    /// One that is damaged, or made by a later version, is never overwritten: it is moved away, and
    /// a new one is begun. Finding damage takes one reading of the whole file.
    ///
    /// # Errors
    /// If the file cannot be created, opened or read; if it does not hold saved games; if it would
    /// have to be changed or moved while another program has it open. It is then left untouched.
    pub async fn open(place: &Place) -> Result<Opened, Error> {
        match place {
            Place::File(path) => sqlite::open_file(path).await,
            Place::Server(_) => Err(Error::NotAFile),
            Place::Memory => Ok(Opened {
                store: Self::new(sqlite::open_memory().await?, None),
                quarantined: None,
            }),
        }
    }

    /// Opens the database at this place to read it. Nothing is made or changed: a missing file
    /// stays missing, and a damaged one stays where it is. It works on a full and on a read-only
    /// disk.
    ///
    /// # Errors
    /// [`Error::Missing`], [`Error::Unusable`], or if the file cannot be opened or belongs to
    /// another program.
    pub async fn open_to_read(place: &Place) -> Result<Self, Error> {
        match place {
            Place::File(path) => sqlite::open_to_read(path).await,
            Place::Server(_) | Place::Memory => Ok(Self::open(place).await?.store),
        }
    }

    /// Closes the database for all clones, and returns when it is closed. Nothing that was saved
    /// depends on it.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
