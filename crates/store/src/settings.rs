//! Settings of the front ends.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use webspinner_db::{Header, Place, SAVED_GAMES_APPLICATION_ID, has_log, within};

use crate::error::Error;
use crate::store::Store;

/// The longest namespace or name of a setting, in bytes.
pub const SETTING_NAME_BYTES_MAX: usize = 100;
/// The longest value of a setting, in bytes.
pub const SETTING_BYTES_MAX: usize = 64 * 1024;

/// How long a glance waits for another program's statement.
const GLANCE_TIMEOUT: Duration = Duration::from_millis(100);

const GET: &str = "SELECT value FROM settings WHERE namespace = $1 AND name = $2";

const SET: &str = "INSERT INTO settings (namespace, name, value) VALUES ($1, $2, $3) \
    ON CONFLICT (namespace, name) DO UPDATE SET value = excluded.value";

const REMOVE: &str = "DELETE FROM settings WHERE namespace = $1 AND name = $2";

impl Store {
    /// A setting's value; `None` if it was never set.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn setting(&self, namespace: &str, name: &str) -> Result<Option<String>, Error> {
        let value = sqlx::query_scalar(GET).bind(namespace).bind(name);
        Ok(value.fetch_optional(&self.pool).await?)
    }

    /// A setting's value in the database at this place, for a program that needs no more of it: the
    /// file is not inspected, and nothing is made or changed. `None` too if there is no such
    /// database, or it cannot be read.
    pub async fn glance_at_setting(place: &Place, namespace: &str, name: &str) -> Option<String> {
        let Place::File(path) = place else {
            return None;
        };
        let mut connection = glance_options(path)?.connect().await.ok()?;
        let value = sqlx::query_scalar(GET).bind(namespace).bind(name);
        let value = value.fetch_optional(&mut connection).await;
        let _ = connection.close().await;
        value.ok().flatten()
    }

    /// Saves a setting. Each front end has its own namespace.
    ///
    /// # Errors
    /// If one of them is longer than [`SETTING_NAME_BYTES_MAX`] or [`SETTING_BYTES_MAX`], or it
    /// cannot be saved; the old value then remains.
    pub async fn set_setting(&self, namespace: &str, name: &str, value: &str) -> Result<(), Error> {
        within(
            "a setting's namespace",
            namespace.len(),
            SETTING_NAME_BYTES_MAX,
        )?;
        within("a setting's name", name.len(), SETTING_NAME_BYTES_MAX)?;
        within("a setting", value.len(), SETTING_BYTES_MAX)?;
        let set = sqlx::query(SET).bind(namespace).bind(name).bind(value);
        set.execute(&self.pool).await?;
        Ok(())
    }

    /// Removes a setting; returns whether it was there.
    ///
    /// # Errors
    /// If it cannot be removed; it is still there then.
    pub async fn remove_setting(&self, namespace: &str, name: &str) -> Result<bool, Error> {
        let remove = sqlx::query(REMOVE).bind(namespace).bind(name);
        Ok(remove.execute(&self.pool).await?.rows_affected() == 1)
    }
}

/// How to connect to saved games for a glance; `None` for any other file.
fn glance_options(path: &Path) -> Option<SqliteConnectOptions> {
    let is_ours = Header::Database(SAVED_GAMES_APPLICATION_ID);
    if !path.is_file() || Header::of(path).ok()? != is_ours {
        return None;
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        // Without a log the file has everything, and SQLite makes no files beside it.
        .immutable(!has_log(path))
        .busy_timeout(GLANCE_TIMEOUT);
    Some(options)
}
