//! The files beside a database.

use std::path::{Path, PathBuf};

/// The files that belong to a database file, by what is appended to its name: the log of changes
/// not yet in it, and the index into that log.
pub const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// The path with something appended to its last part.
#[must_use]
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Whether changes wait beside the database that are not yet in it.
#[must_use]
pub fn has_log(path: &Path) -> bool {
    let log = std::fs::metadata(with_suffix(path, "-wal"));
    log.is_ok_and(|log| log.is_file() && log.len() > 0)
}
