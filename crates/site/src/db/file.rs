//! The file of a database: making it, and noticing that it is gone.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::error::SiteError;

/// Makes an empty file, which SQLite takes for a new database, unless another instance does. Its
/// user alone may read it, as a backup: names and passkeys of players are in it. SQLite gives the
/// files that it makes beside it the same rights. If
/// root does it, the file belongs to the owner of its folder, as do the files that SQLite makes
/// beside it: the server that runs as this user could not write them otherwise. SQLite reports what
/// goes wrong.
///
/// # Errors
/// If the folder is missing. It may be misspelt, so it is not made.
pub(crate) fn make(path: &Path) -> Result<(), SiteError> {
    let folder = path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if !folder.exists() {
        return Err(SiteError::NoFolder(folder.display().to_string()));
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    if let Ok(file) = options.open(path) {
        give_to_owner_of(folder, &file);
    }
    Ok(())
}

#[cfg(unix)]
fn give_to_owner_of(folder: &Path, file: &File) {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let (Ok(folder), Ok(made)) = (folder.metadata(), file.metadata()) else {
        return;
    };
    if folder.uid() != made.uid() {
        let _ = fchown(file, Some(folder.uid()), Some(folder.gid()));
    }
}

#[cfg(not(unix))]
fn give_to_owner_of(_folder: &Path, _file: &File) {}

/// The file of a database as it was when the database was opened. Once it is deleted or replaced,
/// SQLite writes to a file that nobody will ever find again.
pub(crate) struct OpenFile {
    path: PathBuf,
    identity: Option<Identity>,
}

/// Device and number of a file, where the system tells.
type Identity = (u64, u64);

impl OpenFile {
    pub(crate) fn new(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            identity: identity(path),
        }
    }

    /// The bytes that are left on its disk for users other than root, where the system tells.
    pub(crate) fn free_bytes(&self) -> Option<u64> {
        #[cfg(unix)]
        let disk = rustix::fs::statvfs(&self.path).ok();
        #[cfg(unix)]
        return disk.map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize));
        #[cfg(not(unix))]
        None
    }

    pub(crate) fn is_there(&self) -> bool {
        identity(&self.path) == self.identity
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let file = path.metadata().ok()?;
    Some((file.dev(), file.ino()))
}

/// Elsewhere a file that is open can neither be deleted nor replaced.
#[cfg(not(unix))]
fn identity(_path: &Path) -> Option<Identity> {
    None
}
