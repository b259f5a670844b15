//! Preparing a database for a site: it is inspected and, only if something is missing, its tables
//! are created or upgraded.
//!
//! A complete database is not written to, so that a site can start, and be backed up, on a full
//! disk.

use std::time::{Duration, Instant};

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use webspinner_db::{Cause, SITE_APPLICATION_ID, SqliteCode};

use crate::db::dialect::Dialect;
use crate::db::migrations::{self, Applied};
use crate::db::nickname_keys;
use crate::error::SiteError;

/// How long the first connection may take, and how long a request waits for a free one: health
/// checks expect an answer within 5 seconds.
pub(crate) const WAIT_MAX: Duration = Duration::from_secs(4);

/// How long opening a file waits for others that are opening it.
const OPENING_MAX: Duration = Duration::from_secs(20);

/// Why inspecting a database failed.
pub(crate) enum Failure {
    /// The disk does not allow what SQLite needs even for reading: see
    /// [`SqliteCode::is_of_the_disk`].
    Disk(SiteError),
    Other(SiteError),
}

impl From<SiteError> for Failure {
    fn from(error: SiteError) -> Self {
        Self::Other(error)
    }
}

impl From<Failure> for SiteError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Disk(error) | Failure::Other(error) => error,
        }
    }
}

impl Failure {
    fn new(place: &str, error: sqlx::Error) -> Self {
        match SqliteCode::of(&error) {
            SqliteCode::Full => Self::Disk(error.into()),
            SqliteCode::Busy => Self::Other(error.into()),
            code if code.is_of_the_disk() => Self::Disk(cannot_open(place, error)),
            _ => Self::Other(cannot_open(place, error)),
        }
    }
}

/// What a database turned out to be.
enum Found {
    /// A site with all its tables.
    Ready,
    /// Empty: it may become a site.
    Empty,
    /// A site whose tables lack something, or are not those that this program makes.
    Outdated(Applied),
    /// Something else.
    Foreign,
}

/// Brings the database up to date over a separate connection, and returns whether it was empty.
/// Failures are reported at once, where a pool would retry until its timeout.
pub(crate) async fn prepare_in_time(
    connect: &AnyConnectOptions,
    dialect: Dialect,
    place: &str,
) -> Result<bool, Failure> {
    let mut connection = connect_in_time(connect, place).await?;
    let begun = Instant::now();
    loop {
        match prepare(&mut connection, dialect, place).await {
            // SQLite does not always wait while another process turns a new file into a database.
            Err(Failure::Other(SiteError::Unavailable(_)))
                if dialect == Dialect::Sqlite && begun.elapsed() < OPENING_MAX =>
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            prepared => {
                let _ = connection.close().await;
                return prepared;
            }
        }
    }
}

/// Checks that the database is a site's and can be read, and changes nothing. Returns whether its
/// tables are those of this version; those of older ones can be read too.
pub(crate) async fn look_in_time(
    connect: &AnyConnectOptions,
    dialect: Dialect,
    place: &str,
) -> Result<bool, Failure> {
    let mut connection = connect_in_time(connect, place).await?;
    let looked = look_to_read(&mut connection, dialect, place).await;
    let _ = connection.close().await;
    looked
}

async fn look_to_read(
    connection: &mut AnyConnection,
    dialect: Dialect,
    place: &str,
) -> Result<bool, Failure> {
    let found = look(connection, dialect).await;
    let place = place.to_owned();
    match found.map_err(|error| Failure::new(&place, error))? {
        Found::Ready => Ok(true),
        Found::Foreign => Err(Failure::Other(SiteError::Foreign(place))),
        Found::Empty => Err(Failure::Other(SiteError::Missing(place))),
        Found::Outdated(applied) => {
            migrations::refuse_newer(&applied, &place)?;
            Ok(false)
        }
    }
}

async fn connect_in_time(
    connect: &AnyConnectOptions,
    place: &str,
) -> Result<AnyConnection, Failure> {
    let connecting = tokio::time::timeout(WAIT_MAX, AnyConnection::connect_with(connect));
    let connected = connecting.await.map_err(|_| {
        Failure::Other(SiteError::Open {
            place: place.to_owned(),
            why: "it does not answer".to_owned(),
        })
    })?;
    connected.map_err(|error| Failure::new(place, error))
}

/// Looks at the database, and makes or brings up to date its tables if something is missing.
/// Returns whether it was empty.
pub(crate) async fn prepare(
    connection: &mut AnyConnection,
    dialect: Dialect,
    place: &str,
) -> Result<bool, Failure> {
    let found = look(connection, dialect).await;
    let found = found.map_err(|error| Failure::new(place, error))?;
    let is_new = matches!(found, Found::Empty);
    match found {
        Found::Ready => {}
        Found::Foreign => return Err(SiteError::Foreign(place.to_owned()).into()),
        Found::Empty | Found::Outdated(_) => match dialect {
            Dialect::Sqlite => make_sqlite(connection, place).await?,
            Dialect::Postgres => {
                migrations::run(connection, dialect, place).await?;
                let mut transaction = connection.begin().await.map_err(SiteError::from)?;
                // Several instances may start at once.
                let lock = "LOCK TABLE players IN SHARE ROW EXCLUSIVE MODE";
                let locked = sqlx::raw_sql(lock).execute(&mut *transaction).await;
                locked.map_err(SiteError::from)?;
                nickname_keys::compute(&mut transaction).await?;
                transaction.commit().await.map_err(SiteError::from)?;
            }
        },
    }
    Ok(is_new)
}

/// Everything is read in one transaction: between two, another instance could make the tables.
async fn look(connection: &mut AnyConnection, dialect: Dialect) -> Result<Found, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let found = match dialect {
        Dialect::Sqlite => look_at_sqlite(&mut transaction).await?,
        Dialect::Postgres => look_at_postgres(&mut transaction).await?,
    };
    transaction.rollback().await?;
    Ok(found)
}

/// A site is a file with our mark; a file with nothing in it may become one.
async fn look_at_sqlite(connection: &mut AnyConnection) -> Result<Found, sqlx::Error> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await?;
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_master")
        .fetch_all(&mut *connection)
        .await?;
    if id != i64::from(SITE_APPLICATION_ID) {
        let empty = id == 0 && tables.is_empty();
        return Ok(if empty { Found::Empty } else { Found::Foreign });
    }
    look_at_tables(connection, Dialect::Sqlite, &tables).await
}

/// A site is a schema with our table of migrations; one without any tables may become one.
async fn look_at_postgres(connection: &mut AnyConnection) -> Result<Found, sqlx::Error> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT CAST(tablename AS TEXT) FROM pg_catalog.pg_tables \
         WHERE schemaname = current_schema()",
    )
    .fetch_all(&mut *connection)
    .await?;
    if !tables.is_empty() && !tables.iter().any(|name| name == migrations::TABLE) {
        return Ok(Found::Foreign);
    }
    look_at_tables(connection, Dialect::Postgres, &tables).await
}

async fn look_at_tables(
    connection: &mut AnyConnection,
    dialect: Dialect,
    tables: &[String],
) -> Result<Found, sqlx::Error> {
    if !tables.iter().any(|name| name == migrations::TABLE) {
        return Ok(Found::Empty);
    }
    let applied = migrations::applied(connection).await?;
    // Only the current tables have key versions.
    let ready =
        migrations::are_all(&applied, dialect) && !nickname_keys::are_outdated(connection).await?;
    Ok(if ready {
        Found::Ready
    } else {
        Found::Outdated(applied)
    })
}

/// One transaction with an exclusive lock on the file changes it, so that one of several instances
/// does the work and the others find it done.
async fn make_sqlite(connection: &mut AnyConnection, place: &str) -> Result<(), Failure> {
    let failed = |error| Failure::new(place, error);
    sqlx::raw_sql("PRAGMA journal_mode = WAL")
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    let mut transaction = connection
        .begin_with("BEGIN EXCLUSIVE")
        .await
        .map_err(failed)?;
    migrations::run(&mut transaction, Dialect::Sqlite, place).await?;
    nickname_keys::compute(&mut transaction).await?;
    let mark = AssertSqlSafe(format!("PRAGMA application_id = {SITE_APPLICATION_ID}"));
    sqlx::raw_sql(mark)
        .execute(&mut *transaction)
        .await
        .map_err(failed)?;
    transaction.commit().await.map_err(failed)
}

pub(crate) fn cannot_open(
    place: &str,
    error: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> SiteError {
    SiteError::Open {
        place: place.to_owned(),
        why: Cause::new(error).to_string(),
    }
}
