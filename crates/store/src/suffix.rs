//! Names of the files beside a database.

use std::path::{Path, PathBuf};

/// The files that belong to a database file, by what is appended to its name: the log of changes
/// not yet in it, and the index into that log.
pub(crate) const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// The path with something appended to its last part.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
