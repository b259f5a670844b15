//! Opening the database of a site.

use std::sync::Arc;

use sqlx::Connection as _;
use sqlx::any::AnyPoolOptions;
use webspinner_db::{Header, Place, SAVED_GAMES_APPLICATION_ID, SITE_APPLICATION_ID, has_log};

use crate::db::Db;
use crate::db::dialect::Dialect;
use crate::db::file::{self, OpenFile};
use crate::db::prepare::{Failure, WAIT_MAX, cannot_open, look_in_time, prepare, prepare_in_time};
use crate::db::unwritable::Unwritable;
use crate::db::urls::{connect_options, file_alone, file_url};
use crate::error::SiteError;

/// Options for opening a site's database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteOptions {
    /// The most connections at a time, for each instance.
    pub connections_max: u32,
    /// The most results that wait to be stored; further ones are refused.
    pub queue_max: usize,
    /// The most bytes that the items of all players take ([`Site::sync`](crate::Site::sync)); `None`
    /// for any number.
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

/// The settings of each connection that must not depend on the defaults of a library or a server. A
/// commit waits for the disk (see `webspinner-store` for what that means in SQLite). The log is
/// moved into the file every 4,000 pages (16 MB) instead of 1,000, which is the part of many
/// commits that waits longest.
const SQLITE_SETTINGS: &str = "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; \
    PRAGMA checkpoint_fullfsync = ON; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; \
    PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384";

/// A server may be configured to acknowledge commits before they are on its disk.
const POSTGRES_SETTINGS: &str = "SELECT CAST(count(set_config('synchronous_commit', 'on', false)) \
    AS BIGINT) FROM pg_catalog.pg_settings WHERE name = 'synchronous_commit' AND setting = 'off'";

/// Added to those settings if the site is only read.
const SQLITE_ONLY_READ: &str = "PRAGMA query_only = ON";
const POSTGRES_ONLY_READ: &str = "SET default_transaction_read_only = on";

/// Opens the database, with tables brought up to date.
pub(crate) async fn open(place: &Place, options: SiteOptions) -> Result<Db, SiteError> {
    sqlx::any::install_default_drivers();
    let shown = place.to_string();
    let (dialect, url) = match place {
        Place::File(path) => (Dialect::Sqlite, file_url(path, "mode=rwc")?),
        Place::Memory => return open_memory(shown).await,
        Place::Server(url) => (Dialect::Postgres, url.secret().to_owned()),
    };
    let connect = connect_options(&url, &shown)?;
    if let (Place::File(path), Header::Missing) = (place, refuse_foreign(place)?) {
        file::make(path)?;
    }
    let prepared = prepare_in_time(&connect, dialect, &shown).await;
    let (connect, is_new, unwritable) = match (prepared, place) {
        (Ok(is_new), _) => (connect, is_new, None),
        (Err(Failure::Disk(error)), Place::File(path)) => {
            let unwritable = Unwritable::new(connect, path, error);
            (
                unwritable.connect_to_file(&shown).await?,
                false,
                Some(unwritable),
            )
        }
        (Err(failure), _) => return Err(failure.into()),
    };
    let unwritable = unwritable.map(Arc::new);
    let pool = pool(dialect, options.connections_max.max(2), "");
    // When the disk is full, SQLite ends a transaction by itself, which the library does not
    // notice. Such a connection could not begin another transaction, so it is not used again.
    let file_alone = unwritable.clone();
    let pool = pool.before_acquire(move |connection, age| {
        let outlived = file_alone
            .as_ref()
            .is_some_and(|it| it.is_outlived(age.age));
        let usable = !connection.is_in_transaction() && !outlived;
        Box::pin(async move { Ok(usable) })
    });
    let file = match place {
        Place::File(path) => Some(OpenFile::new(path)),
        _ => None,
    };
    let mut db = Db::new(pool.connect_lazy_with(connect), dialect, shown);
    (db.file, db.is_new, db.unwritable) = (file, is_new, unwritable);
    Ok(db)
}

/// Opens the database to read it: nothing in it is made or changed.
///
/// A SQLite connection that may write leaves none of SQLite's files behind, and `query_only` keeps
/// it from writing. If even that is impossible, as on a full or read-only disk, only the file
/// itself is read. That is valid only without a log, which could hold changes that are not yet in
/// the file.
pub(crate) async fn open_to_read(place: &Place) -> Result<Db, SiteError> {
    sqlx::any::install_default_drivers();
    let shown = place.to_string();
    let (dialect, connect) = match place {
        Place::Memory => return open_memory(shown).await,
        Place::Server(url) => {
            let connect = connect_options(url.secret(), &shown)?;
            look_in_time(&connect, Dialect::Postgres, &shown).await?;
            (Dialect::Postgres, connect)
        }
        Place::File(path) => {
            if refuse_foreign(place)? == Header::Missing {
                return Err(SiteError::Missing(shown));
            }
            let connect = connect_options(&file_url(path, "mode=rw")?, &shown)?;
            let connect = match look_in_time(&connect, Dialect::Sqlite, &shown).await {
                Err(Failure::Disk(_)) if !has_log(path) => {
                    let connect = file_alone(path, &shown)?;
                    look_in_time(&connect, Dialect::Sqlite, &shown).await?;
                    connect
                }
                looked => looked.map(|_| connect)?,
            };
            (Dialect::Sqlite, connect)
        }
    };
    let only_read = match dialect {
        Dialect::Sqlite => SQLITE_ONLY_READ,
        Dialect::Postgres => POSTGRES_ONLY_READ,
    };
    let pool = pool(dialect, 2, only_read).connect_lazy_with(connect);
    Ok(Db::new(pool, dialect, shown))
}

/// One connection that is never closed, because it is the database.
async fn open_memory(shown: String) -> Result<Db, SiteError> {
    let pool = pool(Dialect::Sqlite, 1, "")
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None);
    let connect = connect_options("sqlite::memory:", &shown)?;
    let pool = pool.connect_with(connect).await?;
    prepare(&mut *pool.acquire().await?, Dialect::Sqlite, &shown).await?;
    Ok(Db::new(pool, Dialect::Sqlite, shown))
}

/// Refuses a file that cannot be a site's, before anything is written beside it.
fn refuse_foreign(place: &Place) -> Result<Header, SiteError> {
    let Place::File(path) = place else {
        return Ok(Header::Missing);
    };
    let header = Header::of(path).map_err(|error| cannot_open(&place.to_string(), error))?;
    let place = place.to_string();
    match header {
        Header::Folder => Err(SiteError::IsAFolder(place)),
        Header::Other => Err(SiteError::NotADatabase(place)),
        Header::Database(SAVED_GAMES_APPLICATION_ID) => Err(SiteError::SavedGames(place)),
        Header::Database(id) if id != 0 && id != SITE_APPLICATION_ID => {
            Err(SiteError::Foreign(place))
        }
        header => Ok(header),
    }
}

fn pool(dialect: Dialect, connections_max: u32, further: &'static str) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections_max)
        .acquire_timeout(WAIT_MAX)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                let settings = match dialect {
                    Dialect::Sqlite => SQLITE_SETTINGS,
                    Dialect::Postgres => POSTGRES_SETTINGS,
                };
                sqlx::raw_sql(settings).execute(&mut *connection).await?;
                sqlx::raw_sql(further).execute(connection).await?;
                Ok(())
            })
        })
}
