//! Opening a SQLite database and preparing it for the first save.
//!
//! Each connection runs in WAL mode with `synchronous = FULL`. A commit then appends to the log and
//! waits until the disk holds it, so what was saved survives a power cut. A commit cut short lacks
//! its mark in the log, or the checksum before it fails, and the next opener leaves it out: only
//! the move that was being saved is missing. Moving the log into the database file waits for the
//! disk in both directions, so a power cut there is repaired from the log. CITE: SQLite,
//! "Write-Ahead Logging" and "PRAGMA synchronous".

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use webspinner_db::{Cause, Header, SAVED_GAMES_APPLICATION_ID, Timestamp, make_folder_of};

use crate::error::Error;
use crate::file_lock::FileLock;
use crate::inspect::{Found, inspect, inspect_to_read, refuse_foreign};
use crate::judged::judge_all;
use crate::migrations::{self, as_today, migrator};
use crate::quarantine::{Quarantined, quarantine};
use crate::quarantine_reason::QuarantineReason;
use crate::store::{Opened, Store};

/// How long a statement waits for another program's statement.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Longer than [`BUSY_TIMEOUT`], so that SQLite reports its error first.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// Readers do not wait for each other in WAL mode; more than a few gain nothing on one file.
const CONNECTIONS_MAX: u32 = 4;

/// Opens the database in this file and makes it if it is not there.
pub(crate) async fn open_file(path: &Path) -> Result<Opened, Error> {
    refuse_foreign(path).await?;
    make_folder_of(path)?;
    let lock = FileLock::acquire(path)
        .await
        .map_err(|error| Error::cannot_open(path, error))?;
    let (quarantined, outdated) = match inspect(path).await? {
        Found::Usable { version } => (None, version < migrations::VERSION),
        Found::OtherProgram => return Err(Error::OtherProgram(path.into())),
        Found::Unusable(reason) => (Some(move_away(path, &lock, reason)?), true),
    };
    if outdated {
        if matches!(lock, FileLock::Shared { .. }) {
            return Err(Error::UpgradeInUse(path.into()));
        }
        bring_up_to_date(options(path)).await?;
    }
    let lock = lock
        .shared(path)
        .await
        .map_err(|error| Error::cannot_open(path, error))?;
    let pool = pool_options()
        // When the disk is full, SQLite ends a transaction by itself, which the library does not
        // notice: such a connection is not used again.
        .before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        })
        .connect_with(options(path))
        .await?;
    let store = Store::new(pool, Some(lock));
    Ok(Opened { store, quarantined })
}

/// Opens the database in this file to read it, and makes nothing: no file, no folder, no lock.
pub(crate) async fn open_to_read(path: &Path) -> Result<Store, Error> {
    if refuse_foreign(path).await? == Header::Missing {
        return Err(Error::Missing(path.into()));
    }
    let lock = FileLock::join(path);
    let (options, found) = inspect_to_read(path).await?;
    let pool = match found {
        // Nothing is in it yet.
        Found::Usable { version: 0 } => open_memory().await?,
        Found::Usable { version } if version < migrations::VERSION => {
            let pool = pool_options().after_connect(move |connection, _| {
                Box::pin(async move {
                    let view = sqlx::AssertSqlSafe(as_today(version));
                    sqlx::raw_sql(view).execute(connection).await?;
                    Ok(())
                })
            });
            pool.connect_with(options).await?
        }
        Found::Usable { .. } => pool_options().connect_with(options).await?,
        Found::OtherProgram => return Err(Error::OtherProgram(path.into())),
        Found::Unusable(reason) => {
            let path = path.to_owned();
            return Err(Error::Unusable { path, reason });
        }
    };
    Ok(Store::new(pool, Some(lock)))
}

fn pool_options() -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(CONNECTIONS_MAX)
        .acquire_timeout(ACQUIRE_TIMEOUT)
}

/// A database in memory: one connection that is never closed, because it is the database.
pub(crate) async fn open_memory() -> Result<SqlitePool, Error> {
    let pool = SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .connect_with(options(Path::new(":memory:")))
        .await?;
    migrator().run(&pool).await.map_err(migration_failed)?;
    Ok(pool)
}

/// How every connection to a database is made.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // Where a plain sync stops at the drive's own memory (macOS), this goes on to the disk.
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
}

async fn bring_up_to_date(options: SqliteConnectOptions) -> Result<(), Error> {
    let mut connection = options.connect().await?;
    let mark = sqlx::AssertSqlSafe(format!(
        "PRAGMA application_id = {SAVED_GAMES_APPLICATION_ID}"
    ));
    sqlx::raw_sql(mark).execute(&mut connection).await?;
    let migrated = migrator().run(&mut connection).await;
    migrated.map_err(migration_failed)?;
    judge_all(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

fn migration_failed(error: sqlx::migrate::MigrateError) -> Error {
    use sqlx::migrate::MigrateError::{Execute, ExecuteMigration};
    match error {
        Execute(error) | ExecuteMigration(error, _) => error.into(),
        error => Error::Database(Cause::new(error)),
    }
}

fn move_away(path: &Path, lock: &FileLock, reason: QuarantineReason) -> Result<Quarantined, Error> {
    if !matches!(lock, FileLock::Exclusive(_)) || in_use(path) {
        let path = path.to_owned();
        return Err(Error::QuarantineInUse { path, reason });
    }
    quarantine(path, reason, Timestamp::now())
}

/// Whether a program that does not know our lock, such as SQLite's own shell, holds one of
/// SQLite's, which are locks on bytes of the file.
///
/// Closing the file gives up every such lock of this program too; the caller, being alone, has
/// none.
#[cfg(unix)]
fn in_use(path: &Path) -> bool {
    use rustix::fs::{FlockOperation, fcntl_lock};
    use rustix::io::Errno;
    let Ok(file) = std::fs::OpenOptions::new().write(true).open(path) else {
        return false;
    };
    let taken = fcntl_lock(&file, FlockOperation::NonBlockingLockExclusive);
    matches!(taken, Err(Errno::AGAIN | Errno::ACCESS))
}

/// Elsewhere a file that is open cannot be renamed, so there is nothing to check.
#[cfg(not(unix))]
fn in_use(_path: &Path) -> bool {
    false
}
