//! Settings of the front ends.

use crate::error::Error;
use crate::row::within;
use crate::store::Store;

/// The longest namespace or name of a setting, in bytes.
pub const SETTING_NAME_BYTES_MAX: usize = 100;
/// The longest value of a setting, in bytes.
pub const SETTING_BYTES_MAX: usize = 64 * 1024;

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
