//! How databases are named to SQLite and PostgreSQL.

use std::fmt::Write as _;
use std::path::Path;

use sqlx::any::AnyConnectOptions;

use crate::db::prepare::cannot_open;
use crate::error::SiteError;

/// Reads the file itself and nothing beside it.
pub(crate) fn file_alone(path: &Path, shown: &str) -> Result<AnyConnectOptions, SiteError> {
    connect_options(&file_url(path, "mode=ro&immutable=true")?, shown)
}

pub(crate) fn connect_options(url: &str, shown: &str) -> Result<AnyConnectOptions, SiteError> {
    let connect = url.parse::<AnyConnectOptions>();
    connect.map_err(|error| cannot_open(shown, error))
}

/// The whole path is escaped, so that no character in it is special.
pub(crate) fn file_url(path: &Path, parameters: &str) -> Result<String, SiteError> {
    let text = path.to_str().ok_or_else(|| SiteError::Open {
        place: path.display().to_string(),
        why: "its name is not UTF-8".to_owned(),
    })?;
    let mut url = "sqlite:".to_owned();
    for byte in text.bytes() {
        write!(url, "%{byte:02X}").expect("a string takes any text");
    }
    Ok(format!("{url}?{parameters}"))
}
