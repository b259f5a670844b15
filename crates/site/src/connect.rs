//! Opening the database of a site.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

use crate::SiteOptions;
use crate::db::Db;
use crate::dialect::Dialect;
use crate::error::SiteError;
use crate::migrations;
use webspinner_store::{Place, SqliteCode, make_folder_of};

/// Marks a SQLite file as a site's: `WSps`. A player's own games lie in files with another mark.
const APPLICATION_ID: i64 = 0x5753_7073;

/// How long the first connection may take, and how long a request waits for a free one: a page
/// that asks whether the site is well wants an answer within 5 seconds.
const WAIT_MAX: Duration = Duration::from_secs(4);

/// How long an opener waits for others that open the same file.
const OPENING_MAX: Duration = Duration::from_secs(20);

/// Each connection's settings, where the defaults of a library or of a server are not to decide.
/// A commit waits for the disk (see `webspinner_store` for what that means in SQLite). The log is
/// moved into the file every 4,000 pages (16 MB) instead of 1,000, which is the part of many
/// commits that waits longest.
const SQLITE_SETTINGS: &str = "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; \
    PRAGMA checkpoint_fullfsync = ON; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; \
    PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384";

/// A server may be set to acknowledge commits before they are on its disk.
const POSTGRES_SETTINGS: &str = "SELECT CAST(count(set_config('synchronous_commit', 'on', false)) \
    AS BIGINT) FROM pg_catalog.pg_settings WHERE name = 'synchronous_commit' AND setting = 'off'";

/// Opens the database, with tables brought up to date.
pub(crate) async fn open(place: &Place, options: SiteOptions) -> Result<Db, SiteError> {
    sqlx::any::install_default_drivers();
    let (dialect, url) = match place {
        Place::File(path) => (Dialect::Sqlite, file_url(path)?),
        Place::Memory => (Dialect::Sqlite, "sqlite::memory:".to_owned()),
        Place::Server(url) => (Dialect::Postgres, url.secret().to_owned()),
    };
    let shown = place.to_string();
    let connect: AnyConnectOptions = url.parse().map_err(|error| cannot_open(&shown, &error))?;
    let pool = if *place == Place::Memory {
        // One connection that is never closed, because it is the database.
        let pool = pool(dialect, 1)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None);
        let pool = pool.connect_with(connect).await?;
        prepare(&mut *pool.acquire().await?, dialect, &shown).await?;
        pool
    } else {
        prepare_in_time(&connect, dialect, &shown).await?;
        let pool = pool(dialect, options.connections_max.max(2));
        // When the disk is full, SQLite ends a transaction by itself, which the library does not
        // notice: such a connection would begin no other one, and is not used again.
        let pool = pool.before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        });
        pool.connect_lazy_with(connect)
    };
    Ok(Db::new(pool, dialect, shown))
}

fn pool(dialect: Dialect, connections_max: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections_max)
        .acquire_timeout(WAIT_MAX)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                let settings = match dialect {
                    Dialect::Sqlite => SQLITE_SETTINGS,
                    Dialect::Postgres => POSTGRES_SETTINGS,
                };
                sqlx::raw_sql(settings).execute(connection).await?;
                Ok(())
            })
        })
}

/// The whole path is escaped, so that no character of it means anything.
fn file_url(path: &Path) -> Result<String, SiteError> {
    make_folder_of(path).map_err(|error| SiteError::Folder(Arc::new(error)))?;
    let text = path.to_str().ok_or_else(|| SiteError::Open {
        place: path.display().to_string(),
        why: "its name is not UTF-8".to_owned(),
    })?;
    let mut url = "sqlite:".to_owned();
    for byte in text.bytes() {
        write!(url, "%{byte:02X}").expect("a string takes any text");
    }
    url.push_str("?mode=rwc");
    Ok(url)
}

/// Prepares the database over a connection of its own. Its failures are told as they are, where a
/// pool would try again until its time is over.
async fn prepare_in_time(
    connect: &AnyConnectOptions,
    dialect: Dialect,
    place: &str,
) -> Result<(), SiteError> {
    let connecting = tokio::time::timeout(WAIT_MAX, AnyConnection::connect_with(connect));
    let mut connection = connecting
        .await
        .map_err(|_| SiteError::Open {
            place: place.to_owned(),
            why: "it does not answer".to_owned(),
        })?
        .map_err(|error| cannot_open(place, &error))?;
    let begun = Instant::now();
    loop {
        match prepare(&mut connection, dialect, place).await {
            // While another opener turns a new file into a database, SQLite does not always wait.
            Err(SiteError::Unavailable(_))
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

async fn prepare(
    connection: &mut AnyConnection,
    dialect: Dialect,
    place: &str,
) -> Result<(), SiteError> {
    match dialect {
        Dialect::Sqlite => prepare_sqlite(connection, place).await,
        Dialect::Postgres => prepare_postgres(connection, place).await,
    }
}

/// One transaction that has the file to itself looks at it and changes it, so that of several
/// instances one does and the others find it done.
async fn prepare_sqlite(connection: &mut AnyConnection, place: &str) -> Result<(), SiteError> {
    let told = |error: sqlx::Error| match SqliteCode::of(&error) {
        SqliteCode::Busy | SqliteCode::Full => error.into(),
        _ => cannot_open(place, &error),
    };
    if !is_ours(connection).await.map_err(told)? {
        let place = place.to_owned();
        return Err(SiteError::Foreign { place });
    }
    sqlx::raw_sql("PRAGMA journal_mode = WAL")
        .execute(&mut *connection)
        .await
        .map_err(told)?;
    let mut transaction = connection
        .begin_with("BEGIN EXCLUSIVE")
        .await
        .map_err(told)?;
    migrations::run(&mut transaction, Dialect::Sqlite, place).await?;
    let mark = AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
    sqlx::raw_sql(mark)
        .execute(&mut *transaction)
        .await
        .map_err(told)?;
    transaction.commit().await.map_err(told)
}

/// Ours is a file with our mark, and one with nothing in it. Both are looked at in one transaction:
/// between two, another instance could make the tables.
async fn is_ours(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *transaction)
        .await?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master")
        .fetch_one(&mut *transaction)
        .await?;
    transaction.rollback().await?;
    Ok(id == APPLICATION_ID || (id == 0 && tables == 0))
}

/// Ours is a schema with our table of steps, and one without any tables.
async fn prepare_postgres(connection: &mut AnyConnection, place: &str) -> Result<(), SiteError> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT CAST(tablename AS TEXT) FROM pg_catalog.pg_tables \
         WHERE schemaname = current_schema()",
    )
    .fetch_all(&mut *connection)
    .await?;
    if !tables.is_empty() && !tables.iter().any(|name| name == migrations::TABLE) {
        let place = place.to_owned();
        return Err(SiteError::Foreign { place });
    }
    migrations::run(connection, Dialect::Postgres, place).await
}

fn cannot_open(place: &str, error: &dyn std::error::Error) -> SiteError {
    SiteError::Open {
        place: place.to_owned(),
        why: reason(error),
    }
}

/// What the innermost cause says: those around it repeat it, or say what was tried.
fn reason(error: &dyn std::error::Error) -> String {
    let mut innermost = error;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    innermost.to_string()
}
