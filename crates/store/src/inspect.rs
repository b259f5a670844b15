//! Inspecting a database before it is opened.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use webspinner_db::{Header, SAVED_GAMES_APPLICATION_ID, SITE_APPLICATION_ID, SqliteCode, has_log};

use crate::error::Error;
use crate::file_lock;
use crate::migrations;
use crate::quarantine_reason::QuarantineReason;

/// How long an inspection waits for another program's statement.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Refuses files that are certainly not ours, before anything is written beside them.
///
/// A file without a header is ours only if we once had it open: then our lock is beside it.
pub(crate) async fn refuse_foreign(path: &Path) -> Result<Header, Error> {
    let header = Header::of(path).map_err(|error| Error::cannot_open(path, error))?;
    let known = file_lock::path(path).exists();
    let path = path.to_owned();
    match header {
        Header::Folder => Err(Error::IsAFolder(path)),
        Header::Other if !known => Err(Error::NotADatabase(path)),
        Header::Database(SITE_APPLICATION_ID) => Err(Error::Site(path)),
        Header::Database(0) if !known => match inspect(&path).await? {
            Found::Usable { .. } => Ok(header),
            Found::OtherProgram | Found::Unusable(_) => Err(Error::OtherProgram(path)),
        },
        Header::Missing
        | Header::Empty
        | Header::Other
        | Header::Database(0 | SAVED_GAMES_APPLICATION_ID) => Ok(header),
        Header::Database(_) => Err(Error::OtherProgram(path)),
    }
}

/// Inspects a database without changing a byte.
pub(crate) async fn inspect(path: &Path) -> Result<Found, Error> {
    match std::fs::metadata(path) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(without_file(path));
        }
        Err(error) => return Err(Error::cannot_open(path, error)),
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY_TIMEOUT);
    // Only a reader leaves every byte as it is; one that may write moves the log into the file
    // when it closes. But a reader cannot finish what a killed creator left half done.
    let found = match inspect_with(&options.clone().read_only(true)).await {
        Err(error) if SqliteCode::of(&error) == SqliteCode::ReadOnly => {
            inspect_with(&options).await
        }
        found => found,
    };
    classify(path, found)
}

/// Inspects a database that is opened for reading, and returns how to connect.
///
/// A connection that may write leaves none of SQLite's files behind, and `query_only` keeps it from
/// writing. If even that is impossible, as on a full or read-only disk, only the file itself is
/// read. That is valid only without a log, which could hold changes that are not yet in the file.
pub(crate) async fn inspect_to_read(path: &Path) -> Result<(SqliteConnectOptions, Found), Error> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .pragma("query_only", "ON")
        .busy_timeout(BUSY_TIMEOUT);
    match inspect_with(&options).await {
        Err(error) if SqliteCode::of(&error).is_of_the_disk() && !has_log(path) => {
            let options = options.read_only(true).immutable(true);
            let found = classify(path, inspect_with(&options).await)?;
            Ok((options, found))
        }
        found => Ok((options, classify(path, found)?)),
    }
}

fn classify(path: &Path, found: Result<Found, sqlx::Error>) -> Result<Found, Error> {
    found.or_else(|error| match SqliteCode::of(&error) {
        SqliteCode::Damaged => Ok(Found::Unusable(damaged(&error))),
        SqliteCode::CannotOpen | SqliteCode::Other => Err(Error::cannot_open(path, error)),
        _ => Err(error.into()),
    })
}

/// What to make of a database whose file is missing. SQLite would delete a log that lost its
/// database, and with it the games in it.
fn without_file(path: &Path) -> Found {
    if has_log(path) {
        let finding = "its log is there and the database itself is not".to_owned();
        return Found::Unusable(QuarantineReason::Damaged { finding });
    }
    Found::Usable { version: 0 }
}

fn damaged(error: &sqlx::Error) -> QuarantineReason {
    let message = error
        .as_database_error()
        .map(|error| error.message().to_owned());
    let finding = message.unwrap_or_else(|| error.to_string());
    QuarantineReason::Damaged { finding }
}

/// What a database turned out to be.
pub(crate) enum Found {
    /// Empty (version 0), or ours with tables of this version.
    Usable {
        version: i64,
    },
    OtherProgram,
    Unusable(QuarantineReason),
}

async fn inspect_with(options: &SqliteConnectOptions) -> Result<Found, sqlx::Error> {
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
    if id != i64::from(SAVED_GAMES_APPLICATION_ID) {
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
