//! Opening a SQLite database: what is done to it before the first game is saved.
//!
//! Each connection runs in WAL mode with `synchronous = FULL`. A commit then appends to the log
//! and waits until the disk holds it, so what was saved survives a power cut. A commit cut short
//! lacks its mark in the log, or the checksum before it fails, and the next opener leaves it out:
//! only the move that was being saved is missing. Moving the log into the database file waits for
//! the disk in both directions, so a cut there is repeated from the log.
//! CITE: SQLite, "Write-Ahead Logging" and "PRAGMA synchronous".

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use crate::error::{Error, SqliteCode};
use crate::file_lock::FileLock;
use crate::folder::make_folder_of;
use crate::migrations::{self, migrator};
use crate::quarantine::{Quarantined, quarantine};
use crate::quarantine_reason::QuarantineReason;
use crate::suffix::with_suffix;
use crate::timestamp::Timestamp;

/// Marks our databases in their header, so that no other program's is ever changed: `WSpn`.
const APPLICATION_ID: i64 = 0x5753_706e;

/// How long a statement waits for another program's.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Longer than [`BUSY_TIMEOUT`], so that SQLite speaks first.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// Readers do not wait for each other in WAL mode; more than a few gain nothing on one file.
const CONNECTIONS_MAX: u32 = 4;

/// An open database, and what had to be set aside for it.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) pool: SqlitePool,
    pub(crate) lock: FileLock,
    pub(crate) quarantined: Option<Quarantined>,
}

/// What is known of a database before it is opened for work.
#[derive(Debug)]
enum Finding {
    /// Ours, with all its tables.
    Current,
    /// Empty, or ours and made by an older version.
    Outdated,
    /// Not to be touched.
    Unusable(QuarantineReason),
}

/// Opens the database in this file and makes it if it is not there.
pub(crate) async fn open_file(path: &Path) -> Result<Opened, Error> {
    make_folder_of(path)?;
    let lock = FileLock::acquire(path)
        .await
        .map_err(|error| cannot_open(path, error))?;
    let (quarantined, outdated) = match find(path).await? {
        Finding::Current => (None, false),
        Finding::Outdated => (None, true),
        Finding::Unusable(reason) => (Some(move_away(path, &lock, reason)?), true),
    };
    if outdated {
        if matches!(lock, FileLock::Shared { .. }) {
            let path = path.to_owned();
            return Err(Error::UpgradeInUse { path });
        }
        bring_up_to_date(options(path)).await?;
    }
    let lock = lock
        .shared()
        .await
        .map_err(|error| cannot_open(path, error))?;
    let pool = SqlitePoolOptions::new()
        .max_connections(CONNECTIONS_MAX)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // When the disk is full, SQLite ends a transaction by itself, which the library does not
        // notice: such a connection is not used again.
        .before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        })
        .connect_with(options(path))
        .await?;
    Ok(Opened {
        pool,
        lock,
        quarantined,
    })
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
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
    sqlx::raw_sql(mark).execute(&mut connection).await?;
    let migrated = migrator().run(&mut connection).await;
    migrated.map_err(migration_failed)?;
    connection.close().await?;
    Ok(())
}

fn migration_failed(error: sqlx::migrate::MigrateError) -> Error {
    use sqlx::migrate::MigrateError::{Execute, ExecuteMigration};
    match error {
        Execute(error) | ExecuteMigration(error, _) => error.into(),
        error => Error::Database(Box::new(error)),
    }
}

fn cannot_open(path: &Path, error: impl Into<crate::error::Cause>) -> Error {
    Error::Open {
        path: path.to_owned(),
        source: error.into(),
    }
}

async fn find(path: &Path) -> Result<Finding, Error> {
    match std::fs::metadata(path) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(find_log(path)),
        Err(error) => return Err(cannot_open(path, error)),
    }
    // Only a reader leaves every byte as it is; one that may write moves the log into the file
    // when it closes. But a reader cannot finish what a killed creator left half done.
    match inspect(path, true).await {
        Err(error) if SqliteCode::of(&error) == SqliteCode::ReadOnly => inspect(path, false).await,
        found => found,
    }
    .or_else(|error| match SqliteCode::of(&error) {
        SqliteCode::Damaged => Ok(Found::Unusable(damaged(&error))),
        SqliteCode::Other => Err(cannot_open(path, error)),
        _ => Err(error.into()),
    })
    .and_then(|found| match found {
        Found::OtherProgram => Err(Error::OtherProgram {
            path: path.to_owned(),
        }),
        Found::Usable { version } if version == migrations::VERSION => Ok(Finding::Current),
        Found::Usable { .. } => Ok(Finding::Outdated),
        Found::Unusable(reason) => Ok(Finding::Unusable(reason)),
    })
}

/// SQLite would delete a log without a database, and with it the games in it.
fn find_log(path: &Path) -> Finding {
    let log = std::fs::metadata(with_suffix(path, "-wal"));
    if log.is_ok_and(|log| log.len() > 0) {
        let finding = "its log is there and the database itself is not".to_owned();
        return Finding::Unusable(QuarantineReason::Damaged { finding });
    }
    Finding::Outdated
}

fn damaged(error: &sqlx::Error) -> QuarantineReason {
    let message = error
        .as_database_error()
        .map(|error| error.message().to_owned());
    let finding = message.unwrap_or_else(|| error.to_string());
    QuarantineReason::Damaged { finding }
}

enum Found {
    Usable { version: i64 },
    OtherProgram,
    Unusable(QuarantineReason),
}

async fn inspect(path: &Path, read_only: bool) -> Result<Found, sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(read_only)
        .busy_timeout(BUSY_TIMEOUT);
    let mut connection = options.connect().await?;
    let found = examine(&mut connection).await;
    let closed = connection.close().await;
    let found = found?;
    closed?;
    Ok(found)
}

async fn examine(connection: &mut SqliteConnection) -> Result<Found, sqlx::Error> {
    let check: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await?;
    if check != "ok" {
        let finding = check.lines().collect::<Vec<_>>().join(" ");
        return Ok(Found::Unusable(QuarantineReason::Damaged { finding }));
    }
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await?;
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'")
            .fetch_all(&mut *connection)
            .await?;
    if id != APPLICATION_ID {
        let empty = id == 0 && tables.is_empty();
        return Ok(if empty {
            Found::Usable { version: 0 }
        } else {
            Found::OtherProgram
        });
    }
    if !tables.iter().any(|name| name == "_sqlx_migrations") {
        return Ok(Found::Usable { version: 0 });
    }
    let version: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(&mut *connection)
        .await?;
    let (version, known) = (version.unwrap_or(0), migrations::VERSION);
    Ok(if version > known {
        Found::Unusable(QuarantineReason::Newer { version, known })
    } else {
        Found::Usable { version }
    })
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

/// Elsewhere a file that is open cannot be renamed, so nobody needs to ask.
#[cfg(not(unix))]
fn in_use(_path: &Path) -> bool {
    false
}
