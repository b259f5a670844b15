//! A database whose disk takes nothing when the site is opened: its file alone is read until the
//! disk takes something.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use sqlx::AnyPool;
use sqlx::any::AnyConnectOptions;
use webspinner_db::{Cause, has_log};

use crate::db::dialect::Dialect;
use crate::db::prepare::{Failure, look_in_time, prepare_in_time};
use crate::db::urls::file_alone;
use crate::error::SiteError;

/// How to open the database once its disk can be written.
pub(crate) struct Unwritable {
    connect: AnyConnectOptions,
    path: PathBuf,
    error: SiteError,
    /// When it could be written again.
    over: OnceLock<Instant>,
}

impl Unwritable {
    /// For a database that could not be opened in this way, because of this error.
    pub(crate) fn new(connect: AnyConnectOptions, path: &Path, error: SiteError) -> Self {
        Self {
            connect,
            path: path.to_owned(),
            error,
            over: OnceLock::new(),
        }
    }

    /// How the file alone is read, meanwhile. That is valid only without a log, and it is enough
    /// only if the tables are those of this version.
    ///
    /// # Errors
    /// [`SiteError::Unwritable`].
    pub(crate) async fn connect_to_file(
        &self,
        place: &str,
    ) -> Result<AnyConnectOptions, SiteError> {
        let refused = || SiteError::Unwritable {
            place: place.to_owned(),
            why: self.error.reason(),
        };
        if has_log(&self.path) {
            return Err(refused());
        }
        let connect = file_alone(&self.path, place)?;
        match look_in_time(&connect, Dialect::Sqlite, place).await {
            Ok(true) => Ok(connect),
            Ok(false) | Err(Failure::Disk(_) | Failure::Other(SiteError::Missing(_))) => {
                Err(refused())
            }
            Err(Failure::Other(error)) => Err(error),
        }
    }

    /// Has the pool use the database as usual, if that is possible by now.
    ///
    /// # Errors
    /// Why not.
    pub(crate) async fn try_again(&self, pool: &AnyPool, place: &str) -> Result<(), SiteError> {
        if self.over.get().is_some() {
            return Ok(());
        }
        match prepare_in_time(&self.connect, Dialect::Sqlite, place).await {
            Ok(_) => {
                pool.set_connect_options(self.connect.clone());
                self.over.get_or_init(Instant::now);
                Ok(())
            }
            Err(Failure::Disk(error)) => Err(SiteError::ReadOnly(Cause::new(error.reason()))),
            Err(Failure::Other(error)) => Err(error),
        }
    }

    /// Whether a connection of this age reads the file alone, which is over.
    pub(crate) fn is_outlived(&self, age: Duration) -> bool {
        self.over.get().is_some_and(|over| over.elapsed() <= age)
    }
}
